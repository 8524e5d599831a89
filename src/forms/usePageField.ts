import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { PageField } from './fieldStore.ts';
import { useFormAround } from './pageFormContext.ts';

/**
 * What a field of the page's form needs to draw itself, by its name: `reporter.email`,
 * `injuredParties[0].damagedThings[2].description`.
 */
export function usePageField(name: string): PageField {
  const { fields, register } = useFormAround();
  const arrive = useEffectEvent((arrived: string) => register(arrived));
  useEffect(() => arrive(name), [name]);
  const read = () => fields.read(name);
  return useSyncExternalStore(fields.subscribe, read, read);
}
