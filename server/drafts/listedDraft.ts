import type { Selectable } from 'kysely';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { closedName, reportName } from '../../machines/claim/derived/reportName.ts';
import { opensBy } from '../../machines/claim/derived/opensBy.ts';
import type { Flow } from '../../machines/flow/flow.ts';
import { progressOf } from '../../machines/flow/progress.ts';
import { furthest } from '../../machines/flow/walk.ts';
import { findLine } from '../../machines/flows/lines.ts';
import type { ListedDraft } from '../../machines/service/drafts.ts';
import { findDetailOf, findFlow } from '../claims/storedClaim.ts';
import type { Service } from '../service.ts';
import type { Tables } from '../store/tables.ts';
import { keptUntil } from './isKept.ts';

/** The columns that a list of drafts needs. Of the reporter's answers it only shows what happened and how far they are. */
export const listed = [
  'uuid',
  'claim_type',
  'flow_type',
  'version',
  'schema_version',
  'detail',
  'opened_at',
  'created_at',
  'updated_at',
] as const;

interface Listing extends Pick<Service, 'flows' | 'keepsDrafts'> {
  readonly authorised: boolean;
}

type Row = Pick<Selectable<Tables['claim_request']>, (typeof listed)[number]>;

/**
 * A draft as the list shows it. It counts the pages left where its flow is among those served, and opens without a number where
 * the session is authorised.
 */
export function listedDraft(row: Row, { flows, keepsDrafts, authorised }: Listing): ListedDraft {
  // Stored by another version in a form that does not fit: the list shows it all the same.
  const claim = findDetailOf(row);
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
    expiresAt: keptUntil({ keepsDrafts }, row.updated_at).toISOString(),
    opensBy: [...opensBy(row.flow_type, claim ?? {})],
  };
}

function pagesLeftOf(row: Row, claim: ClaimDetail, flows: readonly Flow[]): number | undefined {
  const flow = findFlow(flows, row);
  return flow && progressOf(flow, claim, furthest(flow, claim).code).pagesLeft;
}
