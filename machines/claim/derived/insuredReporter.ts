import type { ClaimDetail } from '#machines/claim/claim.ts';

/** The person who reports as the insured is the one on the policy that was found. */
const isOnPolicyFound = ({ reporterRole, policyNumberValid, insured, insuredIsOther }: ClaimDetail) =>
  reporterRole === 'INSURED' &&
  policyNumberValid === true &&
  insured?.personKind === 'NATURAL' &&
  insuredIsOther !== true;

/** True when the policy found by the vehicle tells who is insured, so that nobody asks for them again. */
export const isInsuredOfVehicle = (claim: ClaimDetail): boolean =>
  (claim.riskFlow === 'HAV' || claim.riskFlow === 'POVPOJ') &&
  claim.vehicleFound === true &&
  isOnPolicyFound(claim);

/** The same of a policy that was found by its own number. */
export const isInsuredOnPolicy = (claim: ClaimDetail): boolean =>
  claim.contractKnown === 'YES' && isOnPolicyFound(claim);

/**
 * True when the policy of the insured who reports tells which home it is, so that nobody asks for it again. An address that the reporter
 * has told counts more.
 */
export const isHomeOnPolicy = (claim: ClaimDetail): boolean =>
  claim.claimType === 'property' &&
  isInsuredOnPolicy(claim) &&
  claim.policyHome !== undefined &&
  claim.homeIsOther !== true &&
  claim.insuredAddress === undefined;

/** True when a policy tells who is insured, however it was found. */
export const isInsuredReporter = (claim: ClaimDetail): boolean =>
  isInsuredOfVehicle(claim) || isInsuredOnPolicy(claim);

/** True while nobody has told more of the insured than the search for a policy does: whether it is a person or a company. */
export const isInsuredOnlyFound = ({ insured = {} }: ClaimDetail): boolean =>
  Object.entries(insured).every(([name, value]) => name === 'personKind' || value === undefined);
