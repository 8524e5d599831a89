import { facts, type FactName } from '../../machines/flow/facts.ts';

const isFact = (name: string): name is FactName => name in facts;

/** The names of all facts. */
export const allFacts = Object.keys(facts).filter(isFact);
