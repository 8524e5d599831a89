import { claimOf } from '../../../machines/flow/claimOf.ts';
import type { Flow } from '../../../machines/flow/defineFlow.ts';
import type { Facts } from '../../../machines/flow/facts.ts';
import type { DocumentsWanted } from '../../../machines/flows/shared/documentTable.ts';
import { documentsFor } from '../../../machines/flows/shared/requiredDocuments.ts';

/** Takes a flow and facts; gives the codes of the documents that a claim of which nothing else is known would need, and those that help. */
export const documentsBy = ({ claimType, flowType }: Flow, known: Facts): DocumentsWanted =>
  // Before it is known what happened they would be those of the most common event.
  known.eventKind === undefined && known.appliedRiskId === undefined
    ? { required: [], optional: [] }
    : documentsFor({ ...claimOf(known), claimType, flowType });
