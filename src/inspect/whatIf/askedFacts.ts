import type { Flow } from '../../../machines/flow/defineFlow.ts';
import { facts, type FactName, type Facts } from '../../../machines/flow/facts.ts';
import { factsOf } from '../../../machines/flow/rule.ts';

/** Takes a flow; gives the facts that decide which pages are entered, in the order the rules read them. */
export const askedFacts = (flow: Flow): readonly FactName[] => [
  ...new Set(flow.pages.flatMap(({ canEnter }) => (canEnter ? [...factsOf(canEnter)] : []))),
];

/** Takes the query of an address and a flow; gives the facts it sets. What is no fact of the flow, or no value of it, is left out. */
export const factsInQuery = (query: URLSearchParams, flow: Flow): Facts =>
  Object.fromEntries(
    askedFacts(flow).flatMap((name) => {
      const value = valueOf(name, query.get(name));
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Takes facts; gives the query that sets them. */
export const queryOf = (known: Facts): URLSearchParams =>
  new URLSearchParams(
    Object.entries(known).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** Takes a fact and a value as it is written; gives the value, undefined where the fact cannot have it. */
export const valueOf = (name: FactName, written: string | null): string | boolean | undefined => {
  const values: readonly (string | boolean)[] = facts[name].values;
  return values.find((value) => String(value) === written);
};
