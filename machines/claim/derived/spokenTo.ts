import type { ClaimDetail } from '#machines/claim/claim.ts';
import { isAboutDeath } from './tellsOfDeath.ts';

/** Those whom the words address in their own way: whoever reports what happened to themselves, and the bereaved. */
export const spokenTo = ['self', 'bereaved'] as const;
export type SpokenTo = (typeof spokenTo)[number];

/**
 * Whom the words address: those who mourn the insured or the injured, else the insured or the injured who reports. Undefined where
 * they speak to anybody else, as to an employer, be they insured for what happened to an employee or harmed by one.
 */
export const spokenToIn = (claim: ClaimDetail): SpokenTo | undefined => {
  if (isAboutDeath(claim) || claim.injurySeverity?.code === '4') return 'bereaved';
  if (isByEmployer(claim)) return undefined;
  // The policy is of somebody else, as whoever reports has noticed.
  if (claim.reporterRole === 'INSURED' && claim.insuredIsOther) return undefined;
  return claim.reporterRole === 'INSURED' || claim.reporterRole === 'INJURED' ? 'self' : undefined;
};

const isByEmployer = ({ harmed, reporterRole }: ClaimDetail): boolean =>
  (harmed === 'EMPLOYEE' && reporterRole === 'INSURED') ||
  (harmed === 'EMPLOYER' && reporterRole === 'INJURED');
