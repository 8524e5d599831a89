import type { ClaimState } from '#machines/claim/enums.ts';
import { Failure } from '#machines/calls/failures.ts';

/** @throws Failure ACTIVE_REPORT_NOT_FOUND with status 409 for a report in any state but those named */
export function checkState(state: ClaimState, allowed: readonly ClaimState[]): void {
  if (!allowed.includes(state)) {
    throw new Failure('ACTIVE_REPORT_NOT_FOUND', { status: 409, params: { state } });
  }
}
