import { isWithin } from '#machines/subject/path.ts';

/** Reads a field by its name: the texts it holds, `on` for a tick; none where nothing is given yet. */
export type ReadField = (name: string) => readonly string[];

/** Fields by their names with what they hold, those of several texts once for each. */
export type FieldTexts = Iterable<readonly [name: string, text: string]>;

/** What all fields of a form hold right now, read once for every part of the page that depends on some of them. */
export interface LiveFields {
  readonly subscribe: (listener: () => void) => () => void;
  /** What the fields began with. */
  readonly begun: ReadField;
  /** How the fields stand now: the same function for as long as nothing in them changes. */
  readonly read: () => ReadField;
  /**
   * How the fields stand now for a row of a list: the same function for as long as nothing changes but the fields of other rows of
   * its list.
   */
  readonly readFor: (row: string) => () => ReadField;
  /** The form has told anew what its fields hold. */
  readonly update: (data: FieldTexts) => void;
}

const nothing: readonly string[] = [];

/**
 * The fields of the form with this id. What a field began with counts until the form has told of it for the first time: one that is
 * just coming onto the page stands in no form data yet.
 *
 * @param command what commands to the form go by, which is the name of no field
 */
export function createLiveFields(form: string, command: string, begun: ReadField): LiveFields {
  let read = begun;
  let told: Texts | undefined;
  let changes: readonly string[] = [];
  let updates = 0;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    begun,
    read: () => read,
    readFor(row) {
      const counts = countingFor(row);
      let kept = read;
      let seen = updates;
      return () => {
        if (seen === updates) return kept;
        if (seen < updates - 1 || changes.some(counts)) kept = read;
        seen = updates;
        return kept;
      };
    },
    update(data) {
      const texts = textsIn(data, command);
      const changed = told ? changedIn(told, texts) : differingIn(begunOf(form, begun), texts);
      if (told && changed.length === 0) return;
      told = texts;
      changes = changed;
      updates += 1;
      read = (name) => texts.get(name) ?? (isOnPage(form, name) ? nothing : begun(name));
      for (const listener of listeners) listener();
    },
  };
}

/** The texts of fields by their names, none where one is empty. */
type Texts = ReadonlyMap<string, readonly string[]>;

const textsIn = (data: FieldTexts, command: string): Texts => {
  const texts = new Map<string, readonly string[]>();
  for (const [name, text] of data) {
    if (name === command) continue;
    const before = texts.get(name) ?? nothing;
    texts.set(name, text === '' ? before : [...before, text]);
  }
  return texts;
};

/** What all fields of the form began with. */
const begunOf = (form: string, begun: ReadField): Texts => {
  const fields = [...(document.forms.namedItem(form)?.elements ?? [])];
  const names = new Set(fields.flatMap((field) => field.getAttribute('name') ?? []));
  return new Map([...names].map((name) => [name, begun(name)]));
};

/** The fields that hold something else. */
const differingIn = (before: Texts, now: Texts): readonly string[] =>
  [...new Set([...before.keys(), ...now.keys()])].filter((name) => !isSame(before.get(name), now.get(name)));

/** The same, with those that came and went. */
const changedIn = (before: Texts, now: Texts): readonly string[] =>
  [...new Set([...before.keys(), ...now.keys()])].filter(
    (name) => before.has(name) !== now.has(name) || !isSame(before.get(name), now.get(name)),
  );

const isSame = (one = nothing, other = nothing): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at]);

/** Whether a field of this name counts for a row: not, where it is in another row of the same list. */
const countingFor = (row: string) => {
  const list = row.slice(0, Math.max(0, row.lastIndexOf('[')));
  return (name: string): boolean => name === row || isWithin(name, row) || !isWithin(name, list);
};

const isOnPage = (form: string, name: string) =>
  document.forms.namedItem(form)?.elements.namedItem(name) !== null;
