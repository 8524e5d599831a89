import type { RequestStatus } from '#machines/claim/enums.ts';
import type { FinalizeAnswer, ListedClaim } from './claimRequest.ts';

/** How a sent claim stands, for its reporter: its status, or that we do not take it. Source: specification sections 3 and 4. */
export type ShownStatus = RequestStatus | 'REJECTED';

/** What a report says of itself at its end: how all its claims stand, or that they differ. */
export type Headline = 'ACCEPTED' | 'WAITING' | 'PAUSED' | 'CANCELED' | 'ERROR' | 'REJECTED' | 'MIXED';

/** How a claim stands: what was rejected is not accepted, however far its processing is. */
export const shownStatusOf = ({ status, rejected }: Pick<ListedClaim, 'status' | 'rejected'>): ShownStatus =>
  rejected ? 'REJECTED' : status;

const headlines: Readonly<Record<ShownStatus, Headline>> = {
  COMPLETED: 'ACCEPTED',
  REQUESTED: 'WAITING',
  IN_QUEUE: 'WAITING',
  IN_PROGRESS: 'WAITING',
  PAUSED: 'PAUSED',
  CANCELED: 'CANCELED',
  ERROR: 'ERROR',
  REJECTED: 'REJECTED',
};

/** True for a claim that we have taken. */
export const isAccepted = (claim: ListedClaim): boolean => shownStatusOf(claim) === 'COMPLETED';

/** The headline of the claims that came of a report. Where none is listed, we have what was sent. */
export const headlineOf = (claims: readonly ListedClaim[]): Headline => {
  const [first = 'ACCEPTED', ...others] = new Set(claims.map((claim) => headlines[shownStatusOf(claim)]));
  return others.length === 0 ? first : 'MIXED';
};

const abandoned: readonly ShownStatus[] = ['CANCELED', 'REJECTED'];

/** True where a claim of the report is still worked on or was taken: what was rejected or cancelled needs no document any more. */
export const needsDocuments = (claims: readonly ListedClaim[]): boolean =>
  claims.length === 0 || claims.some((claim) => !abandoned.includes(shownStatusOf(claim)));

const terminal: readonly ShownStatus[] = ['COMPLETED', 'CANCELED', 'ERROR', 'REJECTED'];

/** True where no message about the report is on its way any more: each was sent, never will be, or was to be sent to nobody. */
const isTold = ({ smsTo, smsSentAt, smsFailed, mailTo, mailSentAt, mailFailed }: FinalizeAnswer): boolean =>
  (smsTo === undefined || smsSentAt !== undefined || smsFailed === true) &&
  (mailTo === undefined || mailSentAt !== undefined || mailFailed === true);

/** True while what is said of a sent report may still change. */
export const mayChange = (result: FinalizeAnswer): boolean => isUnsettled(result) || !isTold(result);

/** True while what became of a claim of the report may still change. Source: specification section 4, terminal statuses. */
export const isUnsettled = ({ claimList }: Pick<FinalizeAnswer, 'claimList'>): boolean =>
  claimList.some((claim) => !terminal.includes(shownStatusOf(claim)));
