import { useSyncExternalStore } from 'react';
import { useFormAround } from './pageFormContext.ts';

/**
 * The first error among fields that are seen as one.
 *
 * @param names the fields
 * @returns its sentence, undefined when all are well
 */
export function useFirstError(names: readonly string[]): string | undefined {
  const { fields } = useFormAround();
  const read = () => names.map((name) => fields.read(name).error).find((error) => error !== undefined);
  return useSyncExternalStore(fields.subscribe, read);
}
