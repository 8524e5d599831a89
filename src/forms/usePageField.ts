import { useEffect, useEffectEvent } from 'react';
import { useField } from './conform.ts';
import { issueText } from './issueText.ts';
import { useFormAround } from './pageFormContext.ts';

/** What a field needs to draw itself: texts and flags only, so that a memoised leaf draws again only when one changes. */
export type PageField = {
  id: string;
  name: string;
  defaultValue: string;
  isChecked: boolean;
  /** The chosen codes of a field that takes several, one per line. */
  chosen: string;
  isRequired: boolean;
  /** The sentence of the first error, once the field was validated. */
  error: string | undefined;
  /** Warnings and underwriting notes, one sentence each. */
  note: string | undefined;
};

/**
 * Binds a field of the page's form.
 *
 * @param name `reporter.email`, `injuredParties[0].damagedThings[2].description`
 * @returns what a field needs to draw itself
 */
export function usePageField(name: string): PageField {
  const field = useField<unknown>(name);
  const { advice, register } = useFormAround();
  const arrive = useEffectEvent((arrived: string) => register(arrived));
  useEffect(() => arrive(name), [name]);
  const error = field.errors?.[0];
  const notes = advice[name] ?? [];
  return {
    id: field.id,
    name,
    defaultValue: field.defaultValue,
    isChecked: field.defaultChecked,
    chosen: (field.defaultOptions.length > 0 ? field.defaultOptions : [field.defaultValue]).join('\n'),
    isRequired: field.required ?? false,
    error: error && issueText(error),
    note: notes.length > 0 ? notes.map(issueText).join(' ') : undefined,
  };
}
