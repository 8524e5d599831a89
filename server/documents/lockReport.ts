import { Failure } from '../../machines/service/failures.ts';
import type { StoredClaimRow } from '../auth/getOwnClaim.ts';
import type { Queries } from '../store/tables.ts';

type State = StoredClaimRow['state'];

/**
 * Locks a report until the transaction ends, so that its files change one at a time and never while it is registered. Gives its
 * state.
 *
 * @throws Failure ACTIVE_REPORT_NOT_FOUND with status 409 in any state but those named
 */
export async function lockReport(trx: Queries, claimUuid: string, states: readonly State[]): Promise<State> {
  const { state } = await trx
    .selectFrom('claim_request')
    .select('state')
    .where('uuid', '=', claimUuid)
    .forUpdate()
    .executeTakeFirstOrThrow();
  checkState(state, states);
  return state;
}

/** @throws Failure ACTIVE_REPORT_NOT_FOUND with status 409 for a report in any state but those named */
export function checkState(state: State, states: readonly State[]): void {
  if (!states.includes(state)) {
    throw new Failure('ACTIVE_REPORT_NOT_FOUND', { status: 409, params: { state } });
  }
}
