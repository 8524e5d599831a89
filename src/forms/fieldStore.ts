import type { IssuesByName } from './checkForm.ts';
import { issueText } from './issueText.ts';
import type { PageFormHandle } from './pageFormTypes.ts';

/** What a field needs to draw itself: texts and flags only, so that it draws again only when one of them changes. */
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

type Source = {
  conform: PageFormHandle['conform'];
  advice: IssuesByName;
  /** Where the words of the page and its line are. */
  scopes: readonly string[];
};

export type FieldStore = {
  subscribe: (listener: () => void) => () => void;
  /** The field as it stands; the same object as long as nothing of it changed. */
  read: (name: string) => PageField;
  /** The form was drawn anew. */
  update: (source: Source) => void;
};

/**
 * Hands the state of the form to its fields one by one. Through a context every field would draw again with every
 * letter corrected anywhere.
 *
 * @param first the form as it is first drawn
 */
export function createFieldStore(first: Source): FieldStore {
  let source = first;
  const kept = new Map<string, PageField>();
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read(name) {
      const before = kept.get(name);
      const now = fieldOf(source, name);
      if (before && isSame(before, now)) return before;
      kept.set(name, now);
      return now;
    },
    update(next) {
      source = next;
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
