import { claimFromFacts } from '../../../machines/analysis/claimFromFacts.ts';
import { factsRead } from '../../../machines/analysis/rulesOf.ts';
import type { Facts } from '../../../machines/claim/facts.ts';
import { documentsFor, type DocumentsWanted } from '../../../machines/flow/documents.ts';
import type { Flow } from '../../../machines/flow/flow.ts';

/** The documents needed, and those that help, for a claim with these facts and nothing else. */
export const documentsBy = (flow: Flow, known: Facts): DocumentsWanted => {
  const deciding = factsRead(flow.documents.rows.map(({ when }) => when));
  // Before it is known what happened they would be those of the most common event.
  return deciding.every((name) => known[name] === undefined)
    ? { required: [], optional: [] }
    : documentsFor(flow, claimFromFacts(known));
};
