import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { amountsIn } from '../../machines/claim/currency.ts';
import { propertyFindings } from '../../machines/claim/derived/propertyFindings.ts';
import type { Service } from '../service.ts';
import { insures } from '../systems/policyRules.ts';
import type { Decision, Flag } from './decision.ts';
import { findBaseClaim } from './findBaseClaim.ts';
import { findDuplicates } from '../lookups/duplicates.ts';
import { coversCare } from '../lookups/ocrAllowed.ts';
import { careInsuredBy } from '../systems/careInsured.ts';
import { findPolicyOf, findVehicleOf, insuredBy, mayInspectAlone } from '../systems/findPolicyOf.ts';

/** Asks the systems for what those who settle the claim must know, whatever the reporter was told or sent. */
export async function decide(
  { db, systems }: Pick<Service, 'db' | 'systems'>,
  claim: ClaimDetail,
  flags: readonly Flag[],
): Promise<Decision> {
  const vehicle = await findVehicleOf(systems, claim);
  const policy = await findPolicyOf(systems, claim);
  const baseClaim = await findBaseClaim(db, claim);
  const duplicates = await findDuplicates({ db, systems }, claim);
  const bankContact = usesPolicyAccount(claim)
    ? policy && (await systems.findPerson(policy.policyholderId))?.bankContact
    : undefined;
  const careInsured = policy && (await careInsuredBy(systems, policy, claim));
  return {
    ...(policy && { policyNumber: policy.policyNumber }),
    policyValid: policy !== undefined && insures(policy, insuredBy(claim)),
    ...(vehicle && { vehicleId: vehicle.id }),
    ...(vehicle?.registrationNo && { registrationNo: vehicle.registrationNo }),
    ...(vehicle?.vin && { vin: vehicle.vin }),
    selfInspectionAuthorized: await mayInspectAlone(systems, claim),
    ocrAllowed: coversCare(policy, claim.incidentDate),
    ...(careInsured && { careInsured }),
    ...(bankContact && { bankContact }),
    currency: amountsIn(claim),
    ...(claim.claimType === 'property' && { property: propertyFindings(claim) }),
    duplicates: duplicates
      .map((one) => one.claim_number)
      .filter((number) => number !== baseClaim?.claimNumber),
    ...(baseClaim && { baseClaim }),
    flags,
  };
}

const usesPolicyAccount = (claim: ClaimDetail): boolean => claim.bankContactType === 'POLICY';
