import type { IssuesByName } from './checkForm.ts';
import { issueText } from './summary/issueText.ts';
import type { PageFormHandle } from './pageFormTypes.ts';

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

type Source = {
  conform: PageFormHandle['conform'];
  advice: IssuesByName;
  /** Where the words of the page and its line are found. */
  scopes: readonly string[];
};

export type FieldStore = {
  subscribe: (listener: () => void) => () => void;
  /** The field as it is now; the same object for as long as nothing in it changes. */
  read: (name: string) => PageField;
  /** The form was drawn again. */
  update: (source: Source) => void;
};

/**
 * A store that hands the state of the form, at first as first drawn, to its fields one by one. With a context, every field would
 * draw again at every letter corrected anywhere.
 */
export function createFieldStore(first: Source): FieldStore {
  let source = first;
  const kept = new Map<string, PageField>();
  /** The fields read since the form was drawn last. */
  const fresh = new Set<string>();
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read(name) {
      const before = kept.get(name);
      if (before && fresh.has(name)) return before;
      fresh.add(name);
      const now = fieldOf(source, name);
      if (before && isSame(before, now)) return before;
      kept.set(name, now);
      return now;
    },
    update(next) {
      source = next;
      fresh.clear();
      for (const listener of listeners) listener();
    },
  };
}

function fieldOf({ conform, advice, scopes }: Source, name: string): PageField {
  const field = conform.getField<unknown>(name);
  const error = field.errors?.[0];
  const notes = advice[name] ?? [];
  const options = field.defaultOptions;
  return {
    id: field.id,
    name,
    defaultValue: field.defaultValue,
    isChecked: field.defaultChecked,
    chosen: options.length > 0 ? options.join('\n') : field.defaultValue,
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
