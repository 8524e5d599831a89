import type { ClaimDetail } from '#machines/claim/claim.ts';
import { amountsIn } from '#machines/claim/currency.ts';
import { nextSteps } from '#machines/flows/shared/nextSteps.ts';
import { tasksAfter } from '#machines/report/nextSteps.ts';
import { propertyFindings } from '#machines/claim/derived/propertyFindings.ts';
import { isSuffered } from '#machines/claim/derived/riskFlow.ts';
import { damagedKeyOf } from '#machines/claim/subject.ts';
import { insures } from '#server/registers/policyRules.ts';
import type { Assessment, Flag } from '#server/store/assessment.ts';
import type { RegisteredPolicy } from '#server/store/registered.ts';
import { findBaseClaim } from './findBaseClaim.ts';
import { findDuplicates } from '#server/lookups/duplicates.ts';
import { coversCare } from '#server/lookups/ocrAllowed.ts';
import { careInsuredBy } from '#server/registers/careInsured.ts';
import { findPolicyOf, findVehicleOf, insuredBy, mayInspectAlone } from '#server/registers/findPolicyOf.ts';
import type { Db } from '#server/store/tables.ts';
import type { SendingRegisters } from '#server/registers/standIns.ts';
import { delegationIn } from '#server/reports/delegationIn.ts';
import type { StoredClaimRow } from '#server/reports/getOwnClaim.ts';
import type { IsOffered } from '#machines/service/switches/feature.ts';
import type { Systems } from '#server/registers/systems.ts';

interface Assessing {
  readonly db: Db;
  readonly row: Pick<StoredClaimRow, 'identity'>;
  readonly registers: SendingRegisters;
  readonly isOffered: IsOffered;
}

/**
 * The assessment of a claim: what the registers say to the people who settle it, whatever the browser showed or sent. On a register
 * that was away no policy is valid.
 */
export async function assess(
  { db, row, registers: { lenient: systems, away }, isOffered }: Assessing,
  claim: ClaimDetail,
  flags: readonly Flag[],
): Promise<Assessment> {
  // What depends on no other answer is asked at once.
  const [vehicle, policy, baseClaim, duplicates, selfInspectionAuthorized, damagedPlate] = await Promise.all([
    findVehicleOf(systems, claim),
    findPolicyOf(systems, claim),
    findBaseClaim(db, claim),
    findDuplicates({ db, systems }, claim),
    mayInspectAlone({ systems, isOffered }, claim),
    damagedPlateOf(systems, claim),
  ]);
  const [bankContact, careInsured] = await Promise.all([
    policy && accountOf(systems, policy, claim),
    policy && careInsuredBy(systems, policy, claim),
  ]);
  const unverified = away();
  const delegation = delegationIn(row);
  const tasks = tasksAfter(nextSteps, claim);
  return {
    ...(policy && { policyNumber: policy.policyNumber }),
    policyValid: policy !== undefined && unverified.length === 0 && insures(policy, insuredBy(claim)),
    ...(vehicle && { vehicleId: vehicle.id }),
    ...(vehicle?.registrationNo && { registrationNo: vehicle.registrationNo }),
    ...(vehicle?.vin && { vin: vehicle.vin }),
    ...(damagedPlate && { damagedPlate }),
    selfInspectionAuthorized,
    ocrAllowed: coversCare(policy, claim.incidentDate),
    ...(careInsured && { careInsured }),
    ...(bankContact && { bankContact }),
    currency: amountsIn(claim),
    ...(claim.claimType === 'property' && { property: propertyFindings(claim) }),
    duplicates: duplicates
      .map((one) => one.claimNumber)
      .filter((number) => number !== baseClaim?.claimNumber),
    ...(baseClaim && { baseClaim }),
    ...(unverified.length > 0 && { unverified }),
    ...(delegation && { delegation }),
    ...(tasks.length > 0 && { tasks }),
    flags,
  };
}

/** The account of a policy, where the reporter chose it. */
const accountOf = async (
  systems: Systems,
  policy: RegisteredPolicy,
  { bankContactType }: ClaimDetail,
): Promise<Assessment['bankContact']> =>
  bankContactType === 'POLICY' ? (await systems.findPerson(policy.policyholderId))?.bankContact : undefined;

/** The plate of the damaged vehicle of an injured reporter, where it has one and we know it. */
async function damagedPlateOf(systems: Systems, claim: ClaimDetail): Promise<string | undefined> {
  const key = isSuffered(claim) ? damagedKeyOf(claim) : undefined;
  return (key && (await systems.findVehicle(key))?.registrationNo) ?? undefined;
}
