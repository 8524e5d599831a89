import type { PageField } from '#src/forms/fieldStore.ts';
import { usePageField } from '#src/forms/usePageField.ts';
import type { FieldProps } from './fieldProps.ts';
import { useFieldWords, type FieldWords } from './useFieldWords.ts';

/** A field of the page's form with its words: texts and flags only, so that it can be memoised. */
export type BoundField = Omit<PageField, 'isRequired'> &
  FieldWords & { isOptional: boolean; isDisabled: boolean };

/** What a field needs to be drawn: its state in the form and its words. */
export function useBoundField({
  name,
  words = name,
  isOptional,
  isDisabled = false,
}: FieldProps): BoundField {
  const { isRequired, ...field } = usePageField(name);
  const { label, hint, why } = useFieldWords(words);
  return { ...field, label, hint, why, isOptional: isOptional ?? !isRequired, isDisabled };
}
