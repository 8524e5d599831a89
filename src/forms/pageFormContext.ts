import { createContext, use, useLayoutEffect, useRef, useState } from 'react';
import { useFormData } from '@conform-to/react/future';
import { createFieldStore, type FieldStore } from './fieldStore.ts';
import { createLiveFields, type FieldTexts, type LiveFields } from './liveFields.ts';
import type { PageFormHandle } from './pageFormTypes.ts';
import { readTyped } from './typed.ts';
import { valueAt } from '#machines/subject/valueAt.ts';

/** The form around a field: its commands, the state of its fields, and where a field reports that it appeared. */
export type FormAround = Omit<PageFormHandle, 'conform' | 'summary' | 'advice' | 'putBack'> & {
  fields: FieldStore;
  live: LiveFields;
  /** What the fields of a row hold right now. */
  typedIn: (row: string) => unknown;
  /** Before a row is closed: what its fields hold is what it is sent with, and what they begin with when it is opened again. */
  hold: (row: string) => void;
};

export const PageFormContext = createContext<FormAround | undefined>(undefined);

/**
 * The form around a field: its id, its commands and the state of its fields. It is the same object in every render. Throws
 * outside a PageForm.
 */
export function useFormAround(): FormAround {
  const form = use(PageFormContext);
  if (!form) throw new Error('a field must stand in a PageForm');
  return form;
}

/**
 * The form that `usePageForm` returned in a shape that never changes, for a context: what it hands out always speaks to the form
 * as last drawn. The language and the scopes decide the words of its errors.
 */
export function useStableForm(form: PageFormHandle, language: string, scopes: readonly string[]): FormAround {
  const latest = useRef(form);
  const { id, conform, advice } = form;
  const [around] = useState((): FormAround => ({
    id,
    ...storesOf(form, createFieldStore({ ...form, scopes })),
    setValues: (values) => latest.current.setValues(values),
    validate: (names) => latest.current.validate(names),
    insert: (list, options) => latest.current.insert(list, options),
    remove: (list, index) => latest.current.remove(list, index),
    move: (list, from, to) => latest.current.move(list, from, to),
    clear: (name) => latest.current.clear(name),
    reset: (options) => latest.current.reset(options),
    register: (name) => latest.current.register(name),
    block: (name, key) => latest.current.block(name, key),
  }));
  useLayoutEffect(() => {
    latest.current = form;
  });
  useLayoutEffect(() => {
    around.fields.update({ conform, advice, scopes });
  }, [around, conform, advice, language, scopes]);
  return around;
}

const storesOf = ({ id, conform }: PageFormHandle, fields: FieldStore) => ({
  fields,
  typedIn: (row: string) => typedIn(id, row),
  hold: (row: string) => fields.hold(row, typedIn(id, row)),
  live: createLiveFields(id, conform.intentName, (name) => {
    const { chosen } = fields.read(name);
    return chosen === '' ? [] : chosen.split('\n');
  }),
});

const typedIn = (id: string, row: string): unknown => {
  const form = document.forms.namedItem(id);
  return form ? valueAt(readTyped(form), row) : undefined;
};

/** Tells what all fields of the form hold, once for all who ask. It draws nothing. */
export function FieldsHeard(): null {
  const { id, live } = useFormAround();
  const data = useFormData(id, (fields) => fields, { fallback: undefined });
  // At first the form itself is asked: what was typed before it listened counts from the first time it is drawn anew.
  useLayoutEffect(() => {
    const form = document.forms.namedItem(id);
    const now = data ?? (form && dataOf(form));
    if (now !== null) live.update(now);
  }, [id, live, data]);
  return null;
}

const dataOf = (form: HTMLFormElement): FieldTexts =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
