import { facts, type FactName, type Facts } from './facts.ts';

/**
 * Takes what may be facts, also from outside; gives those that are known, each with one of its finite values. Whatever else is in it
 * is left out: what a person typed is no fact.
 */
export const finiteFacts = (given: Readonly<Record<string, unknown>>): Facts =>
  Object.fromEntries(
    Object.keys(facts)
      .filter(isFact)
      .flatMap((name) => {
        const values: readonly (string | boolean)[] = facts[name].values;
        const value = values.find((one) => one === given[name]);
        return value === undefined ? [] : [[name, value]];
      }),
  );

/** Takes a name; tells whether a fact has it. */
export const isFact = (name: string): name is FactName => Object.hasOwn(facts, name);
