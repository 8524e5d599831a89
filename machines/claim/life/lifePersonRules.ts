import type { ClaimDetail } from '../claim.ts';
import { missing, rule, within, type Finding } from '../findings.ts';
import { contactFindings } from '../personRules.ts';
import { isAboutDeath } from './lifeRoles.ts';

/**
 * The insured of a life contract: a person, by birth number or birth date; alive, they are reached by e-mail or phone, live
 * somewhere and have an occupation (section 5, "Injured person"; proposal of the life pages).
 *
 * @param claim the claim so far, with its risk and event
 * @returns a rule for the page of the personal data
 */
export const lifeInsuredTold = (claim: ClaimDetail) =>
  rule<Pick<ClaimDetail, 'insured' | 'jobType'>>(({ insured = {}, jobType }) => {
    const about: Finding[] = [
      ...(insured.fullName ? [] : [missing('fullName')]),
      ...(insured.birthNumber || insured.birthDate ? [] : [missing('birthNumber')]),
    ];
    if (isAboutDeath(claim)) return within('insured', about);
    return [
      ...within('insured', [
        ...about,
        ...(insured.address ? [] : [missing('address')]),
        ...contactFindings(insured),
        ...(insured.employeeType ? [] : [missing('employeeType')]),
        ...(asksHand(claim) && !insured.handedness ? [missing('handedness')] : []),
      ]),
      ...(jobType ? [] : [missing('jobType')]),
    ];
  });

/** @returns true where it matters which hand is the stronger one: an injury, permanent consequences, car seats */
export const asksHand = ({ appliedRiskId }: ClaimDetail): boolean =>
  appliedRiskId === 'DNL' || appliedRiskId === 'TN' || appliedRiskId === 'SED';
