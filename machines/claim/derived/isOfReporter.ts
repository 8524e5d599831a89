import type { ClaimDetail } from '#machines/claim/claim.ts';

/** True for an answer about the insured or the injured, by its path, where that person is the one who reports. */
export const isOfReporter = (path: string, { reporterRole }: Pick<ClaimDetail, 'reporterRole'>): boolean =>
  (reporterRole === 'INSURED' && path.startsWith('insured.')) ||
  (reporterRole === 'INJURED' && path.startsWith('injured.'));
