import { factsRead, rulesOf } from '#machines/analysis/rulesOf.ts';
import { flows } from '#machines/flows/index.ts';

/** The facts that rules of any flow read. */
export const allFacts = [...new Set(flows.flatMap((flow) => factsRead(Object.values(rulesOf(flow)).flat())))];
