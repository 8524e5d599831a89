import { situationOf } from '#machines/flow/situation.ts';
import type { Selectable } from 'kysely';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { closedName, reportName } from '#machines/claim/derived/reportName.ts';
import { opensBy } from '#machines/claim/derived/opensBy.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { progressOf } from '#machines/flow/progress.ts';
import { findLine } from '#machines/flows/lines.ts';
import type { ListedDraft } from '#machines/service/drafts.ts';
import { findDetailOf, findFlow } from '#server/reports/storedClaim.ts';
import type { Delegation } from '#server/store/assessment.ts';
import type { Tables } from '#server/store/tables.ts';
import { retainedUntil } from '#server/reports/isRetained.ts';
import type { Ownership } from '#server/reports/getOwnClaim.ts';

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

/** What it takes to list drafts. */
export interface ListedDrafts extends Ownership {
  readonly flows: readonly Flow[];
}

interface Listing extends Pick<ListedDrafts, 'flows' | 'keepsDrafts'> {
  readonly authorised: boolean;
  /** The session has shown that the report is theirs. */
  readonly proven?: boolean;
  readonly delegation?: Delegation | undefined;
}

type Row = Pick<Selectable<Tables['claim_request']>, (typeof listed)[number]>;

/**
 * A draft as the list shows it. It counts the pages left where its flow is among those served, and opens without a number where
 * the session is authorised or has shown that the report is theirs.
 */
export function listedDraft(
  row: Row,
  { flows, keepsDrafts, authorised, proven = false, delegation }: Listing,
): ListedDraft {
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
    ...(proven && { proven }),
    ...(delegation && {
      delegation: { delegate: delegation.delegate.name, principal: delegation.principal.name },
    }),
    ...(pagesLeft !== undefined && { pagesLeft }),
    name: authorised || proven ? name : closedName(name),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    expiresAt: retainedUntil({ keepsDrafts }, row.updated_at).toISOString(),
    opensBy: [...opensBy(row.flow_type, claim ?? {})],
  };
}

function pagesLeftOf(row: Row, claim: ClaimDetail, flows: readonly Flow[]): number | undefined {
  const flow = findFlow(flows, row);
  return (
    flow && progressOf(situationOf(flow, claim), situationOf(flow, claim).firstIncomplete.code).pagesLeft
  );
}
