import { setDerived } from '../claim/derived.ts';
import { claimOf } from './claimOf.ts';
import { readFacts, type Facts } from './facts.ts';

/** Takes facts; gives those that follow from them as they do in a claim: the risk flow from the kind of event. */
export const followedFacts = (known: Facts): Facts => {
  const claim = claimOf(known);
  const before = readFacts(claim);
  setDerived(claim, claim);
  return Object.fromEntries(
    Object.entries(readFacts(claim)).filter(([name, value]) => value !== readOf(before, name)),
  );
};

const readOf = (facts: Facts, name: string) => new Map(Object.entries(facts)).get(name);
