import type { Flow } from '../../../machines/flow/defineFlow.ts';
import { facts, type FactName, type Facts } from '../../../machines/flow/facts.ts';
import { finiteFacts, isFact } from '../../../machines/flow/finiteFacts.ts';
import { factsOf } from '../../../machines/flow/rule.ts';
import { decidingFields } from './decidingFields.ts';
import { fieldsReadBy, learnedFacts } from './learnedFacts.ts';

/** Takes a flow; gives the facts that its rules read: those that decide which pages are entered, then those of lookups and dialogs. */
export const askedFacts = (flow: Flow): readonly FactName[] => {
  const entering = flow.pages.map(({ canEnter }) => canEnter);
  const leaving = flow.pages.flatMap(({ lookups, confirm }) =>
    [...lookups, ...confirm].map(({ when }) => when),
  );
  return [...new Set([...entering, ...leaving].flatMap((rule) => (rule ? [...factsOf(rule)] : [])))];
};

/**
 * Takes a flow; gives the facts that no rule of it reads and that still decide: about documents, or about answers nobody is asked.
 * They are read from what the flow asks or looks up; what it never learns is left out.
 */
export const otherFacts = (flow: Flow): readonly FactName[] => {
  const asked = askedFacts(flow);
  const deciding = decidingFields(flow);
  return learnedFacts(flow).filter(
    (name) => !asked.includes(name) && fieldsReadBy(name).some((field) => deciding.has(field)),
  );
};

/** Takes the query of an address; gives the facts it sets. What is no fact, or no value of it, is left out. */
export const factsInQuery = (query: URLSearchParams): Facts =>
  finiteFacts(
    Object.fromEntries(
      [...query].map(([name, value]) => [name, isFact(name) ? valueOf(name, value) : value]),
    ),
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
