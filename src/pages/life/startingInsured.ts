import type { ClaimDetail } from '../../../machines/claim/claim.ts';

/**
 * Gives the claim the form of the insured begins with: somebody who lives here; the insured who reports has told name,
 * e-mail and phone already. What was told of the insured goes before; the search for the policy tells only that it is a person.
 *
 * @param claim the claim so far
 * @returns the claim; nothing of it is kept unless the reporter continues
 */
export const startingInsured = (claim: ClaimDetail): ClaimDetail => ({
  ...claim,
  insured: {
    addressChoice: 'CZECH',
    ...(isTakenFromContact(claim) && {
      fullName: claim.reporter?.fullName,
      email: claim.reporter?.email,
      tel: claim.reporter?.tel,
    }),
    ...claim.insured,
  },
});

/** @returns true while the insured who reports has told of themselves as the reporter alone */
export const isTakenFromContact = ({ reporterRole, reporter, insured }: ClaimDetail): boolean =>
  reporterRole === 'INSURED' && reporter?.fullName !== undefined && insured?.fullName === undefined;
