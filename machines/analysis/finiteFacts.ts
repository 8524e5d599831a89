import type { Facts, Known } from '#machines/subject/facts.ts';
import type { AnySubject } from './catalogue.ts';
import { isFact, takesSeveral, valuesOf } from './factValues.ts';
import { ofAnyRow } from '#machines/subject/path.ts';

/**
 * The facts within something that may come from outside: each with one of its finite values, or several where an answer takes
 * several. Everything else is left out, because what a person typed is no fact.
 */
export const finiteFacts = (subject: AnySubject, given: Readonly<Record<string, unknown>>): Facts =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const known = isAnyRows(subject, name) ? finite(subject, name, value) : undefined;
      return known === undefined ? [] : [[name, known]];
    }),
  );

/** The names of the facts that are known. */
export const namesIn = (subject: AnySubject, known: Facts): readonly string[] =>
  Object.keys(known).filter((name) => isFact(subject, name) && known[name] !== undefined);

/** True for a fact of any row; a fact of one row only is none, because rules ask about any. */
const isAnyRows = (subject: AnySubject, name: string): boolean =>
  name === ofAnyRow(name) && isFact(subject, name);

const finite = (subject: AnySubject, name: string, value: unknown): Known => {
  const given: readonly unknown[] = [value].flat();
  const values = valuesOf(subject, name).filter((one) => given.includes(one));
  if (!takesSeveral(subject, name)) return values[0];
  return values.length > 0 || (Array.isArray(value) && given.length === 0) ? values : undefined;
};
