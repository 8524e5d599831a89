import type { ListedClaim } from '#machines/service/claimRequest.ts';
import { shownStatusOf, type ShownStatus } from './sentClaims.ts';

/** What a report says of itself at its end: how all its claims stand, or that they differ. */
export type Headline = 'ACCEPTED' | 'WAITING' | 'PAUSED' | 'CANCELED' | 'ERROR' | 'REJECTED' | 'MIXED';

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
