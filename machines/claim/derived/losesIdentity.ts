import type { ClaimDetail } from '#machines/claim/claim.ts';

/** True where answers change who the client is known to be, so that they are identified no longer. Source: specification section 4. */
export const losesIdentity = (before: ClaimDetail, after: ClaimDetail): boolean =>
  (before.clientIdentificationState ?? 'UNIDENTIFIED') !== 'UNIDENTIFIED' &&
  after.clientIdentificationState === 'UNIDENTIFIED';
