/** Reads a field by its name: the texts it holds, `on` for a tick; none where nothing is given yet. */
export type ReadField = (name: string) => readonly string[];

/** What all fields of a form hold right now, read once for every part of the page that depends on some of them. */
export interface LiveFields {
  readonly subscribe: (listener: () => void) => () => void;
  /** What the fields began with. */
  readonly begun: ReadField;
  /** How the fields stand now: the same function for as long as nothing in them changes. */
  readonly read: () => ReadField;
  /** The fields have changed: the form's data, as a query is written. */
  readonly update: (data: string) => void;
}

const nothing: readonly string[] = [];

/**
 * The fields of the form with this id. What a field began with counts until the form has told of it for the first time: one that is
 * just coming onto the page stands in no form data yet.
 */
export function createLiveFields(form: string, begun: ReadField): LiveFields {
  let read = begun;
  let told: string | undefined;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    begun,
    read: () => read,
    update(data) {
      if (data === told) return;
      told = data;
      const texts = new Map<string, string[]>();
      for (const [name, text] of new URLSearchParams(data)) {
        if (text !== '') texts.set(name, [...(texts.get(name) ?? []), text]);
      }
      read = (name) => texts.get(name) ?? (isOnPage(form, name) ? nothing : begun(name));
      for (const listener of listeners) listener();
    },
  };
}

const isOnPage = (form: string, name: string) =>
  document.forms.namedItem(form)?.elements.namedItem(name) !== null;
