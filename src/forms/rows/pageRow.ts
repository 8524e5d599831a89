import { isWithin } from '#machines/subject/path.ts';
import { isRecord, valueAt } from '#machines/subject/valueAt.ts';
import type { FormSource } from '#src/forms/pageFormTypes.ts';
import { issueText } from '#src/forms/summary/issueText.ts';
import type { HeldValues } from './heldValues.ts';

/** What the closed row of a list needs to draw itself. */
export type PageRow = {
  id: string;
  /** What its fields hold: texts, lists of texts, groups of these. */
  value: unknown;
  /** The texts of the errors of all its fields that were validated, and of their warnings and notes. */
  errors: readonly string[];
  notes: readonly string[];
};

/** Reads rows of lists from the form, what the fields of a row hold once for as long as the form gives it the same value. */
export function createRowReader() {
  const written = new WeakMap<object, unknown>();
  const valueOf = (conform: FormSource['conform'], name: string): unknown => {
    const { serverValue, targetValue, defaultValue } = conform.context.state;
    const given = valueAt(serverValue ?? targetValue ?? defaultValue, name);
    if (!isRecord(given)) return conform.getField<unknown>(name).defaultPayload;
    if (!written.has(given)) written.set(given, conform.getField<unknown>(name).defaultPayload);
    return written.get(given);
  };
  return ({ conform, advice, scopes }: FormSource, held: HeldValues, name: string): PageRow => {
    const isIn = (field: string) => field === name || isWithin(field, name);
    const notes = Object.entries(advice).flatMap(([field, found]) => (isWithin(field, name) ? found : []));
    return {
      id: conform.getField<unknown>(name).id,
      value: held.has(name) ? held.valueOf(name) : valueOf(conform, name),
      errors: namesOfErrors(conform)
        .filter(isIn)
        .flatMap((field) => conform.getField<unknown>(field).errors?.[0] ?? [])
        .map((error) => issueText(error, scopes)),
      notes: notes.map((note) => issueText(note, scopes)),
    };
  };
}

const namesOfErrors = ({ context }: FormSource['conform']): readonly string[] =>
  Object.keys((context.state.serverError ?? context.state.clientError)?.fieldErrors ?? {});

/** Whether a row looks the same. */
export const isSameRow = (one: PageRow, other: PageRow): boolean =>
  one.id === other.id &&
  isSameTexts(one.errors, other.errors) &&
  isSameTexts(one.notes, other.notes) &&
  (one.value === other.value || JSON.stringify(one.value) === JSON.stringify(other.value));

const isSameTexts = (texts: readonly string[], others: readonly string[]): boolean =>
  texts.length === others.length && texts.every((text, at) => text === others[at]);
