import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import { namesIn, vehicleKeyOf } from '#machines/claim/subject.ts';
import type { Queries } from '#server/store/tables.ts';
import { countKey, countQuestion } from './registersFor.ts';
import type { Counting } from './lookupQuota.ts';
import type { Systems } from '#server/registers/systems.ts';
import { masked } from '#server/registers/masked.ts';
import { findPolicyOf, findVehicleOf } from '#server/registers/findPolicyOf.ts';

export interface RegisteredClaim {
  readonly claim_number: string;
  readonly incident_date: string | null;
}

/** The claim of a line registered under a number. A number of another line is as unknown as one nobody gave. */
export const findRegistered = (
  db: Queries,
  claimType: ClaimType,
  claimNumber: string,
): Promise<RegisteredClaim | undefined> =>
  db
    .selectFrom('registered_claim')
    .select(['claim_number', 'incident_date'])
    .where('claim_number', '=', claimNumber)
    .where('claim_type', '=', claimType)
    .executeTakeFirst();

interface Sources {
  readonly db: Queries;
  readonly systems: Systems;
  /** Where somebody from outside asks. */
  readonly count?: Counting;
}

/**
 * Claims of the same line registered for the same day and the same vehicle or policy, oldest first: water in one's own home and in
 * the neighbour's are two claims, even on one policy. However the vehicle is named, the systems know its plate, its VIN and the
 * policy it has. Rejects when they are away.
 */
export async function findDuplicates(
  { db, systems, count }: Sources,
  claim: ClaimDetail,
): Promise<readonly RegisteredClaim[]> {
  const { claimType, incidentDate } = claim;
  const named = namesIn(claim);
  if (!claimType || !incidentDate || !(vehicleKeyOf(claim) ?? named.policyNumber)) return [];
  if (count) {
    await countKey(count.number, named);
    await countQuestion(count, claim);
  }
  const vehicle = await findVehicleOf(systems, claim);
  const policyNumber = (await findPolicyOf(systems, claim))?.policyNumber ?? named.policyNumber;
  const plate = vehicle?.registrationNo ?? named.registrationNo;
  const vin = vehicle?.vin ?? named.vin;
  if (!(policyNumber ?? plate ?? vin)) return [];
  return db
    .selectFrom('registered_claim')
    .select(['claim_number', 'incident_date'])
    .where('claim_type', '=', claimType)
    .where('incident_date', '=', incidentDate)
    .where((one) =>
      one.or([
        ...(policyNumber ? [one('policy_number', '=', policyNumber)] : []),
        ...(plate ? [one('registration_no', '=', plate)] : []),
        ...(vin ? [one('vin', '=', vin)] : []),
      ]),
    )
    .orderBy('claim_number')
    .execute();
}

const shownDigits = 2;

/**
 * A claim number as it may be shown to somebody who has not named it: `2026CAR••••••18`. A plate is known to everybody who has
 * seen the car, and a whole number opens drafts and adds documents; whoever knows the number recognises it by its end.
 */
export const maskedClaimNumber = (claimNumber: string): string =>
  claimNumber.replace(/\d+$/, (digits) => masked(digits, shownDigits));
