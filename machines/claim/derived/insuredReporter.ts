import type { ClaimDetail } from '../claim.ts';

/**
 * True when the policy found tells who is insured: the person who reports as the insured, so that nobody asks for them again.
 */
export const isInsuredReporter = ({
  reporterRole,
  riskFlow,
  vehicleFound,
  policyNumberValid,
  insured,
  insuredIsOther,
}: ClaimDetail): boolean =>
  reporterRole === 'INSURED' &&
  (riskFlow === 'HAV' || riskFlow === 'POVPOJ') &&
  vehicleFound === true &&
  policyNumberValid === true &&
  insured?.personKind === 'NATURAL' &&
  insuredIsOther !== true;
