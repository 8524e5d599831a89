import { useFormData } from '@conform-to/react/future';
import type { PageFormHandle } from './usePageForm.ts';

type Form = Pick<PageFormHandle, 'id' | 'conform'>;

/**
 * What stands in a field right now, for parts of a page that depend on it: `useAnswer(form, 'countryScope') === 'ABROAD'`.
 *
 * @param form what `usePageForm` gave
 * @param name a text, a choice or a box to tick (`on`)
 * @returns the text; empty where nothing is given yet
 */
export function useAnswer({ id, conform }: Form, name: string): string {
  const { defaultValue } = conform.getField<string>(name);
  const found = useFormData(id, (data) => data.get(name) ?? defaultOf(id, name, defaultValue), {
    fallback: defaultValue,
  });
  return found ?? '';
}

/**
 * The codes chosen right now in a field that takes several.
 *
 * @param form the id of the form, its provider around
 * @param name the field
 * @param start the codes it started with
 */
export function useAnswers(form: string, name: string, start: readonly string[]): readonly string[] {
  return useFormData(form, (data) => data.getAll(name), { fallback: [...start] }) ?? start;
}

/** A field that has just come onto the page stands in no form data yet; one that is not there answers nothing. */
const defaultOf = (form: string, name: string, defaultValue: string) =>
  document.forms.namedItem(form)?.elements.namedItem(name) ? '' : defaultValue;
