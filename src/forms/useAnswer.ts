import { useMemo } from 'react';
import { useFormData } from '@conform-to/react/future';
import { useFormAround } from './pageFormContext.ts';

/**
 * What stands in a field right now, for a part of the form that depends on it.
 *
 * @param name a text, a choice, or a box to tick (`on`)
 * @returns the text; empty where nothing is given yet
 */
export function useAnswer(name: string): string {
  const { id, fields } = useFormAround();
  const { defaultValue } = fields.read(name);
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
  const { id, fields } = useFormAround();
  const { chosen } = fields.read(name);
  const read = (data: URLSearchParams) => (isOnPage(id, name) ? data.getAll(name).join('\n') : chosen);
  const found = useFormData(id, read, { fallback: chosen }) ?? chosen;
  // The same list as long as nothing of it changed: what reads it is drawn anew for another one only.
  return useMemo(() => (found === '' ? [] : found.split('\n')), [found]);
}

/** A field that is just coming onto the page stands in no form data yet. */
const isOnPage = (form: string, name: string) =>
  document.forms.namedItem(form)?.elements.namedItem(name) !== null;
