import type { Facts } from '#machines/subject/facts.ts';
import { answersOf, type AnySubject } from './catalogue.ts';
import { valuesOf } from './factValues.ts';
import { partsOf } from '#machines/subject/path.ts';
import { namesIn } from './finiteFacts.ts';

/** The place of a fact among all: that of the answer of the record it is read from. */
const placeOf = (subject: AnySubject, name: string): number =>
  answersOf(subject).indexOf(String(partsOf(subject.readsOf(name)[0] ?? name)[0]));

const compared = (subject: AnySubject, one: string, other: string): number =>
  placeOf(subject, one) - placeOf(subject, other) || (one < other ? -1 : Number(one > other));

/** The facts that are known, in the order of the catalogue. */
export const inOrder = (subject: AnySubject, known: Facts): Facts =>
  Object.fromEntries(
    namesIn(subject, known)
      .toSorted((one, other) => compared(subject, one, other))
      .map((name) => [name, known[name]]),
  );

/** The order of two sets of facts: fact by fact in the order of the catalogue, value by value in the order of the fact. */
export const comparedFacts = (subject: AnySubject, one: Facts, other: Facts): number => {
  const [these, those] = [told(subject, one), told(subject, other)];
  for (const [at, { name, value }] of these.entries()) {
    const beside = those[at];
    if (!beside) return 1;
    const order = compared(subject, name, beside.name) || value - beside.value;
    if (order !== 0) return order;
  }
  return these.length - those.length;
};

const told = (
  subject: AnySubject,
  known: Facts,
): readonly { readonly name: string; readonly value: number }[] =>
  namesIn(subject, inOrder(subject, known)).flatMap((name) =>
    [known[name] ?? []].flat().map((one) => ({ name, value: valuesOf(subject, name).indexOf(one) })),
  );
