import { heldValues, type HeldValues } from './rows/heldValues.ts';
import { createRowReader, isSameRow, type PageRow } from './rows/pageRow.ts';
import { issueText } from './summary/issueText.ts';
import type { FormSource } from './pageFormTypes.ts';

/** What a field needs to draw itself: only texts and flags, so that it draws again only when one of them changes. */
export type PageField = {
  id: string;
  name: string;
  defaultValue: string;
  isChecked: boolean;
  /** The chosen codes of a field that takes several, one per line. */
  chosen: string;
  isRequired: boolean;
  /** The text of the first error, once the field was validated. */
  error: string | undefined;
  /** Warnings and underwriting notes, one sentence each. */
  note: string | undefined;
};

export type FieldStore = {
  subscribe: (listener: () => void) => () => void;
  /** The field as it is now; the same object for as long as nothing in it changes. */
  read: (name: string) => PageField;
  /** The row of a list as it is now; the same object for as long as nothing in it changes. */
  readRow: (name: string) => PageRow;
  /** A row is closed: from now on its fields begin with this value, until the form gives all of them another. */
  hold: (row: string, value: unknown) => void;
  /** The form was drawn again. */
  update: (source: FormSource) => void;
};

/**
 * A store that hands the state of the form, at first as first drawn, to its fields one by one. With a context, every field would
 * draw again at every letter corrected anywhere.
 */
export function createFieldStore(first: FormSource): FieldStore {
  let source = first;
  const held = heldValues();
  const fields = freshOnes((name) => fieldOf(source, held, name), isSame);
  const rowOf = createRowReader();
  const rows = freshOnes((name) => rowOf(source, held, name), isSameRow);
  const listeners = new Set<() => void>();
  const refresh = () => {
    fields.refresh();
    rows.refresh();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: fields.read,
    readRow: rows.read,
    hold(row, value) {
      held.hold(row, value);
      refresh();
    },
    update(next) {
      // A command gave every field its value anew, those of closed rows included.
      if (beginningOf(next) !== beginningOf(source)) held.forget();
      source = next;
      refresh();
      for (const listener of listeners) listener();
    },
  };
}

const beginningOf = ({ conform: { context } }: FormSource) =>
  context.state.targetValue ?? context.state.defaultValue;

/** Reads things by their names, each once between two refreshes; the same object for as long as it stays the same. */
function freshOnes<T>(make: (name: string) => T, isSameAs: (one: T, other: T) => boolean) {
  const kept = new Map<string, T>();
  const fresh = new Set<string>();
  return {
    refresh: () => fresh.clear(),
    read(name: string): T {
      const before = kept.get(name);
      if (before !== undefined && fresh.has(name)) return before;
      fresh.add(name);
      const now = make(name);
      if (before !== undefined && isSameAs(before, now)) return before;
      kept.set(name, now);
      return now;
    },
  };
}

function fieldOf({ conform, advice, scopes }: FormSource, held: HeldValues, name: string): PageField {
  const field = conform.getField<unknown>(name);
  const error = field.errors?.[0];
  const notes = advice[name] ?? [];
  const options = field.defaultOptions;
  return {
    id: field.id,
    name,
    ...(held.textsOf(name) ?? {
      defaultValue: field.defaultValue,
      isChecked: field.defaultChecked,
      chosen: options.length > 0 ? options.join('\n') : field.defaultValue,
    }),
    isRequired: field.required ?? false,
    error: error && issueText(error, scopes),
    note: notes.length > 0 ? notes.map((note) => issueText(note, scopes)).join(' ') : undefined,
  };
}

const isSame = (one: PageField, other: PageField) =>
  one.defaultValue === other.defaultValue &&
  one.chosen === other.chosen &&
  one.isChecked === other.isChecked &&
  one.isRequired === other.isRequired &&
  one.error === other.error &&
  one.note === other.note;
