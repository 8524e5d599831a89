import { fact, flag } from '../computedFact.ts';
import { hasInitials } from '../writing/masked.ts';
import { isInsuredOfVehicle, isInsuredOnPolicy } from './insuredReporter.ts';

/** What rules read of a policy that was found, and of a claim that another one follows from. */
export const policyFacts = {
  /** Who is insured is known from the policy of the vehicle and from who reports. */
  insuredKnown: flag(
    ['reporterRole', 'riskFlow', 'vehicleFound', 'policyNumberValid', 'insured.personKind', 'insuredIsOther'],
    (claim) =>
      claim.reporterRole === undefined && claim.riskFlow !== 'POVPOS' && claim.policyNumberValid !== false
        ? undefined
        : isInsuredOfVehicle(claim),
  ),
  /** The same of a policy that is searched for by its own number. */
  insuredOnPolicy: flag(
    ['reporterRole', 'contractKnown', 'policyNumberValid', 'insured.personKind', 'insuredIsOther'],
    (claim) =>
      claim.reporterRole === undefined && claim.policyNumberValid !== false
        ? undefined
        : isInsuredOnPolicy(claim),
  ),
  /** Who reports as the insured has the first letters of who is insured by the policy found. */
  insuredRecognised: flag(
    ['maskedInsured', 'reporter.fullName', 'reporterRole'],
    ({ maskedInsured, reporter, reporterRole }) =>
      reporterRole === 'INSURED' && maskedInsured && reporter?.fullName
        ? hasInitials(reporter.fullName, maskedInsured)
        : undefined,
    ['Jana Nováková', 'J. N.', 'P. S.'],
  ),
  /** The report follows from another claim, whose number the reporter knows or not. */
  consequent: fact(
    ['NAMED', 'UNNAMED'],
    ['consequentClaimRequest.activeBaseClaimUuid', 'consequentClaimRequest.claimNumber'],
    ({ consequentClaimRequest: base }) => {
      if (base?.activeBaseClaimUuid === undefined) return undefined;
      return base.claimNumber === undefined ? 'UNNAMED' : 'NAMED';
    },
  ),
} as const;
