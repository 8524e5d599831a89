import type { RequestStatus } from '#machines/claim/enums.ts';
import type { FinalizeAnswer, ListedClaim } from '#machines/service/claimRequest.ts';

/** How a sent claim stands, for its reporter: its status, or that we do not take it. Source: specification sections 3 and 4. */
export type ShownStatus = RequestStatus | 'REJECTED';

/** How a claim stands: what was rejected is not accepted, however far its processing is. */
export const shownStatusOf = ({ status, rejected }: Pick<ListedClaim, 'status' | 'rejected'>): ShownStatus =>
  rejected ? 'REJECTED' : status;

const terminal: readonly ShownStatus[] = ['COMPLETED', 'CANCELED', 'ERROR', 'REJECTED'];

/** True for a message to somebody that was neither sent nor given up. */
const isUnderWay = (to: string | undefined, ...ends: readonly (string | boolean | undefined)[]): boolean =>
  to !== undefined && ends.every((end) => end === undefined);

/** True while what is said of a sent report may still change. */
export const mayChange = (result: FinalizeAnswer): boolean =>
  isUnsettled(result) ||
  isUnderWay(result.smsTo, result.smsSentAt, result.smsFailed) ||
  isUnderWay(result.mailTo, result.mailSentAt, result.mailFailed);

/** True while what became of a claim of the report may still change. Source: specification section 4, terminal statuses. */
export const isUnsettled = ({ claimList }: Pick<FinalizeAnswer, 'claimList'>): boolean =>
  claimList.some((claim) => !terminal.includes(shownStatusOf(claim)));
