import { lookupFields } from '../../../machines/claim/lookupAnswers.ts';
import type { Flow } from '../../../machines/flow/defineFlow.ts';
import { facts, type FactName } from '../../../machines/flow/facts.ts';
import { isFact } from '../../../machines/flow/finiteFacts.ts';
import { noted } from '../explore/noted.ts';

/** Takes a flow; gives the facts that are read from what it asks or looks up. */
export const learnedFacts = (flow: Flow): readonly FactName[] => {
  const learned = new Set([
    ...flow.pages.flatMap(({ answers }) => Object.keys(answers.shape)),
    ...(flow.pages.some(({ lookups }) => lookups.length > 0) ? Object.keys(lookupFields) : []),
  ]);
  return Object.keys(facts)
    .filter(isFact)
    .filter((name) => fieldsReadBy(name).some((field) => learned.has(field)));
};

/** Takes a fact; gives the fields of the claim it is read from. */
export const fieldsReadBy = (name: FactName): readonly string[] => {
  const read: string[] = [];
  facts[name].read(noted({}, (field) => read.push(field)));
  return read;
};
