import { useSyncExternalStore } from 'react';
import { useFormAround } from '../pageFormContext.ts';

/** The text of the first error among fields that are seen as one, undefined when all are valid. */
export function useFirstError(names: readonly string[]): string | undefined {
  const { fields } = useFormAround();
  const read = () => names.map((name) => fields.read(name).error).find((error) => error !== undefined);
  return useSyncExternalStore(fields.subscribe, read);
}
