import * as z from 'zod';
import { setDerived } from '../claim/derived.ts';
import { eventKindsAgree } from '../claim/eventRules.ts';
import { check } from '../claim/issue.ts';
import { claimOf } from './claimOf.ts';
import { readFacts, type Facts } from './facts.ts';
import { isFact } from './finiteFacts.ts';

const together = new Map<string, boolean>();

/** Takes facts; tells whether a claim may hold them all: what follows from an answer included, and of kinds of event only those that may be reported together. */
export const goTogether = (pair: Facts): boolean => {
  const key = Object.entries(pair).map(String).toSorted().join();
  const before = together.get(key);
  if (before !== undefined) return before;
  const claim = claimOf(pair);
  setDerived(claim, claim);
  const read = readFacts(claim);
  const isRead = Object.entries(pair).every(([name, value]) => isFact(name) && read[name] === value);
  const isTold = isRead && check(z.object({}).loose().check(eventKindsAgree), claim).ok;
  together.set(key, isTold);
  return isTold;
};
