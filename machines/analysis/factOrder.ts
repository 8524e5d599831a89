import { Claim } from '#machines/claim/claim.ts';
import { readsOf, type FactName } from '#machines/claim/facts.ts';
import type { Facts } from '#machines/subject/facts.ts';
import { valuesOf } from './factValues.ts';
import { partsOf } from '#machines/subject/path.ts';
import { namesIn } from './finiteFacts.ts';

const answers = Object.keys(Claim.shape);

/** The place of a fact among all: that of the answer in the claim it is read from. */
const placeOf = (name: FactName): number => answers.indexOf(String(partsOf(readsOf(name)[0] ?? name)[0]));

const compared = (one: FactName, other: FactName): number =>
  placeOf(one) - placeOf(other) || (one < other ? -1 : Number(one > other));

/** The facts that are known, in the order of the claim. */
export const inOrder = (known: Facts): Facts =>
  Object.fromEntries(
    namesIn(known)
      .toSorted(compared)
      .map((name) => [name, known[name]]),
  );

/** The order of two sets of facts: fact by fact in the order of the claim, value by value in the order of the fact. */
export const comparedFacts = (one: Facts, other: Facts): number => {
  const [these, those] = [told(one), told(other)];
  for (const [at, { name, value }] of these.entries()) {
    const beside = those[at];
    if (!beside) return 1;
    const order = compared(name, beside.name) || value - beside.value;
    if (order !== 0) return order;
  }
  return these.length - those.length;
};

const told = (known: Facts): readonly { readonly name: FactName; readonly value: number }[] =>
  namesIn(inOrder(known)).flatMap((name) =>
    [known[name] ?? []].flat().map((one) => ({ name, value: valuesOf(name).indexOf(one) })),
  );
