import type { Service } from '../service.ts';

/** When a draft is no longer kept: so long after its last change. */
export const keptUntil = ({ keepsDrafts }: Pick<Service, 'keepsDrafts'>, changed: Date): Date =>
  new Date(changed.getTime() + keepsDrafts);

/** True while a draft is kept. One that is not is gone, whether or not it has been swept. */
export const isKept = (
  service: Pick<Service, 'keepsDrafts' | 'now'>,
  { updated_at }: { readonly updated_at: Date },
): boolean => keptUntil(service, updated_at) > service.now();
