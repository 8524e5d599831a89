import { useFormData } from '@conform-to/react/future';
import { useField } from './conform.ts';
import { useFormAround } from './pageFormContext.ts';

/**
 * What stands in a field right now, for a part of the form that depends on it.
 *
 * @param name a text, a choice, or a box to tick (`on`)
 * @returns the text; empty where nothing is given yet
 */
export function useAnswer(name: string): string {
  const { id } = useFormAround();
  const { defaultValue } = useField<string>(name);
  const read = (data: URLSearchParams) => data.get(name) ?? (isOnPage(id, name) ? '' : defaultValue);
  return useFormData(id, read, { fallback: defaultValue }) ?? '';
}

/**
 * The codes chosen right now in a field that takes several.
 *
 * @param name the field
 * @returns the codes in the order of the page
 */
export function useAnswers(name: string): readonly string[] {
  const { id } = useFormAround();
  const { defaultOptions } = useField<string[]>(name);
  const read = (data: URLSearchParams) => (isOnPage(id, name) ? data.getAll(name) : defaultOptions);
  return useFormData(id, read, { fallback: defaultOptions }) ?? defaultOptions;
}

/** A field that is just coming onto the page stands in no form data yet. */
const isOnPage = (form: string, name: string) =>
  document.forms.namedItem(form)?.elements.namedItem(name) !== null;
