import type { ClaimState } from '#machines/claim/enums.ts';
import { checkState } from '#server/reports/checkState.ts';
import type { Queries } from '#server/store/tables.ts';

/**
 * Locks a report until the transaction ends, so that its files change one at a time and never while it is registered. Gives its
 * state.
 *
 * @throws Failure ACTIVE_REPORT_NOT_FOUND with status 409 in any state but those named
 */
export async function lockReport(
  trx: Queries,
  claimUuid: string,
  states: readonly ClaimState[],
): Promise<ClaimState> {
  const { state } = await trx
    .selectFrom('claim_request')
    .select('state')
    .where('uuid', '=', claimUuid)
    .forUpdate()
    .executeTakeFirstOrThrow();
  checkState(state, states);
  return state;
}
