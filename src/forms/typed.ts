import { parseSubmission } from '@conform-to/react/future';
import { isRecord, valueAt, withValueAt } from './path.ts';

/** What stands in the fields right now, letter for letter: texts, lists of texts, objects of these. */
export type Typed = Record<string, unknown>;

/**
 * Reads what is typed into a form, cleared groups of boxes included: those leave no trace in form data,
 * and without one the old ticks would come back on a reload.
 *
 * @param form the form element
 * @returns the values as the fields spell them, not parsed
 */
export function readTyped(form: HTMLFormElement): Typed {
  let typed: unknown = parseSubmission(new FormData(form)).payload;
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox][name]')) {
    if (valueAt(typed, box.name) === undefined) typed = withValueAt(typed, box.name, '');
  }
  return isRecord(typed) ? typed : {};
}

/**
 * Lays what was typed and not yet saved over the saved answers.
 *
 * @param saved the claim's answers
 * @param typed what a reload or a crash interrupted
 * @returns the values the fields start with; lists are taken as typed, never mixed
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

/**
 * Completes what is typed with answers of other pages: fields, and rows of a list of which this page asks for one.
 *
 * @param given answers of other pages
 * @param typed what stands in the fields
 * @returns both together; where both have an answer, the typed one
 */
export function withGiven(given: Typed, typed: Typed): Typed {
  const rows = Object.entries(given).flatMap(([name, list]) => {
    const own = typed[name];
    if (!Array.isArray(list) || !Array.isArray(own)) return [];
    const length = Math.max(list.length, own.length);
    return [[name, Array.from({ length }, (_, at) => own[at] ?? list[at])]];
  });
  return { ...given, ...typed, ...Object.fromEntries(rows) };
}
