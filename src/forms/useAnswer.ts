import { useState } from 'react';
import { useFormData } from '@conform-to/react/future';
import { useFormAround } from './pageFormContext.ts';

/** Reads a field by its name: the texts it holds, `on` for a tick; none where nothing is given yet. */
export type ReadField = (name: string) => readonly string[];

const nothing: readonly string[] = [];

/**
 * What `read` takes from the fields as they are now, plain data for a part of the form that depends on them. It is the same
 * object for as long as nothing in it changes.
 */
export function useFields<T>(read: (field: ReadField) => T): T {
  const { id, fields } = useFormAround();
  const begun: ReadField = (name) => {
    const { chosen } = fields.read(name);
    return chosen === '' ? nothing : chosen.split('\n');
  };
  const [keep] = useState(() => keeper(read(begun)));
  // A field that is just coming onto the page stands in no form data yet.
  const now = (data: URLSearchParams) =>
    keep.latest(
      read((name) => (isOnPage(id, name) ? data.getAll(name).filter((text) => text !== '') : begun(name))),
    );
  return useFormData(id, now, { fallback: keep.first }) ?? keep.first;
}

/** What a field holds right now: a text, a choice, `on` for a tick; empty where nothing is given yet. */
export const useAnswer = (name: string): string => useFields((read) => read(name)[0] ?? '');

/** The codes chosen right now in a field that takes several, in the order of the page. */
export const useAnswers = (name: string): readonly string[] => useFields((read) => read(name));

const isOnPage = (form: string, name: string) =>
  document.forms.namedItem(form)?.elements.namedItem(name) !== null;

/** Returns the object kept before where the new one is equal to it. */
const keeper = <T>(first: T) => {
  let kept = { value: first, text: JSON.stringify(first) };
  const latest = (value: T): T => {
    const text = JSON.stringify(value);
    if (kept.text !== text) kept = { value, text };
    return kept.value;
  };
  return { first, latest };
};
