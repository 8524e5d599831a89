import type { Selectable } from 'kysely';
import type { Flow } from '../../machines/flow/defineFlow.ts';
import { progressOf } from '../../machines/flow/progress.ts';
import { furthest } from '../../machines/flow/walk.ts';
import type { ListedDraft } from '../../machines/service/drafts.ts';
import { Failure } from '../../machines/service/failures.ts';
import { detailOf } from '../claims/detailOf.ts';
import type { Tables } from '../store/tables.ts';

/** The columns a list of drafts needs. What the reporter answered only tells how far they are. */
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
 * A draft as the list shows it.
 *
 * @param flows those that are served, by which the pages left are counted
 * @param authorised whether it opens without a number
 */
export function listedDraft(
  row: Row,
  { flows, authorised }: { readonly flows: readonly Flow[]; readonly authorised: boolean },
): ListedDraft {
  const pagesLeft = pagesLeftOf(row, flows);
  return {
    claimRequestUuid: row.uuid,
    claimType: row.claim_type,
    flowType: row.flow_type,
    version: row.version,
    authorised,
    ...(pagesLeft !== undefined && { pagesLeft }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function pagesLeftOf(row: Row, flows: readonly Flow[]): number | undefined {
  const flow = flows.find((one) => one.claimType === row.claim_type && one.flowType === row.flow_type);
  if (!flow) return undefined;
  try {
    const claim = detailOf(row);
    return progressOf(flow, claim, furthest(flow, claim).code).pagesLeft;
  } catch (error) {
    // Stored by an older version in a form that no longer fits: the list shows it all the same.
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
