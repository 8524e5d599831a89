import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { PageField } from './fieldStore.ts';
import { useFormAround } from './pageFormContext.ts';

/**
 * Binds a field of the page's form.
 *
 * @param name `reporter.email`, `injuredParties[0].damagedThings[2].description`
 * @returns what a field needs to draw itself
 */
export function usePageField(name: string): PageField {
  const { fields, register } = useFormAround();
  const arrive = useEffectEvent((arrived: string) => register(arrived));
  useEffect(() => arrive(name), [name]);
  return useSyncExternalStore(fields.subscribe, () => fields.read(name));
}
