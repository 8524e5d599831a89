import type { Selectable } from 'kysely';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { closedName, reportName } from '../../machines/claim/derived/reportName.ts';
import type { Flow } from '../../machines/flow/flow.ts';
import { progressOf } from '../../machines/flow/progress.ts';
import { furthest } from '../../machines/flow/walk.ts';
import { findLine } from '../../machines/flows/lines.ts';
import type { ListedDraft } from '../../machines/service/drafts.ts';
import { Failure } from '../../machines/service/failures.ts';
import { detailOf, findFlow } from '../claims/storedClaim.ts';
import type { Tables } from '../store/tables.ts';

/** The columns that a list of drafts needs. Of the reporter's answers it only shows what happened and how far they are. */
export const listed = [
  'uuid',
  'claim_type',
  'flow_type',
  'version',
  'detail',
  'opened_at',
  'created_at',
  'updated_at',
] as const;

type Row = Pick<Selectable<Tables['claim_request']>, (typeof listed)[number]>;

/**
 * A draft as the list shows it. It counts the pages left where its flow is among those served, and opens without a number where
 * the session is authorised.
 */
export function listedDraft(
  row: Row,
  { flows, authorised }: { readonly flows: readonly Flow[]; readonly authorised: boolean },
): ListedDraft {
  const claim = readable(row);
  const pagesLeft = claim && pagesLeftOf(row, claim, flows);
  const name = claim ? reportName(claim, findLine(row.claim_type)?.event) : {};
  return {
    claimRequestUuid: row.uuid,
    claimType: row.claim_type,
    flowType: row.flow_type,
    version: row.version,
    authorised,
    ...(pagesLeft !== undefined && { pagesLeft }),
    name: authorised ? name : closedName(name),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function pagesLeftOf(row: Row, claim: ClaimDetail, flows: readonly Flow[]): number | undefined {
  const flow = findFlow(flows, row);
  return flow && progressOf(flow, claim, furthest(flow, claim).code).pagesLeft;
}

function readable(row: Row): ClaimDetail | undefined {
  try {
    return detailOf(row);
  } catch (error) {
    // Stored by an older version in a form that no longer fits: the list shows it all the same.
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
