import type { ClaimDetail } from '../claim.ts';

/**
 * True when the policy found, by the vehicle or by its own number, tells who is insured: the person who reports as the insured, so
 * that nobody asks for them again.
 */
export const isInsuredReporter = ({
  reporterRole,
  riskFlow,
  vehicleFound,
  contractKnown,
  policyNumberValid,
  insured,
  insuredIsOther,
}: ClaimDetail): boolean =>
  reporterRole === 'INSURED' &&
  // Of a machine that is looked for the policy is told by its own number all the same.
  (vehicleFound === undefined || riskFlow === 'UNIFLOW'
    ? contractKnown === 'YES'
    : vehicleFound && (riskFlow === 'HAV' || riskFlow === 'POVPOJ')) &&
  policyNumberValid === true &&
  insured?.personKind === 'NATURAL' &&
  insuredIsOther !== true;

/** True while nobody has told more of the insured than the search for a policy does: whether it is a person or a company. */
export const isInsuredOnlyFound = ({ insured = {} }: ClaimDetail): boolean =>
  Object.entries(insured).every(([name, value]) => name === 'personKind' || value === undefined);
