import { partsOf } from '#machines/subject/path.ts';
import { isRecord, putAt, valueAt, withValueAt } from '#machines/subject/valueAt.ts';

/** What the fields hold right now, letter for letter: texts, lists of texts, objects of these. */
export type Typed = Record<string, unknown>;

/**
 * What is typed into a form, not parsed, including groups of boxes that were cleared. Those leave no trace in form data, and
 * without one the old ticks would come back on a reload.
 */
export function readTyped(form: HTMLFormElement): Typed {
  let typed: unknown = typedIn(new FormData(form));
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox][name]')) {
    if (valueAt(typed, box.name) === undefined) typed = withValueAt(typed, box.name, '');
  }
  return isRecord(typed) ? typed : {};
}

/** What is typed into fields, from their names and values. Several fields of one name make a list. */
export const typedIn = (fields: Iterable<readonly [string, FormDataEntryValue]>): Typed => {
  const typed: Typed = {};
  for (const [name, value] of fields) {
    if (!isPlace(name)) continue;
    const before = valueAt(typed, name);
    putAt(typed, name, before === undefined ? value : [before, value].flat());
  }
  return typed;
};

/** Names may come from anybody: no list is so long, and what every object has is no answer. */
const isPlace = (name: string): boolean =>
  partsOf(name).every((part) => (typeof part === 'number' ? part < 1000 : !(part in Object.prototype)));

/**
 * The values that the fields start with: the saved answers, with what was typed before a reload or a crash in their place. Lists
 * are taken as typed, never mixed.
 */
export function withTyped(saved: Record<string, unknown>, typed: Typed | undefined): Record<string, unknown> {
  if (!typed) return saved;
  const merged = { ...saved };
  for (const [key, value] of Object.entries(typed)) {
    const before = merged[key];
    merged[key] = isRecord(value) ? withTyped(isRecord(before) ? before : {}, value) : value;
  }
  return merged;
}
