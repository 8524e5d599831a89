import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import { namesIn, vehicleKeyOf } from '#machines/claim/subject.ts';
import type { Queries } from '#server/store/tables.ts';
import { countKey, countQuestion } from './registersFor.ts';
import type { Counting } from './lookupQuota.ts';
import { unlessAway } from '#server/registers/asking.ts';
import { listOwnClaims } from '#server/registers/ownClaims.ts';
import type { ClaimsKey, RegisteredClaim, Systems } from '#server/registers/systems.ts';
import { masked } from '#server/registers/masked.ts';
import { findPolicyOf, findVehicleOf } from '#server/registers/findPolicyOf.ts';

/** The claim of a line registered under a number. A number of another line is as unknown as one nobody gave. */
export async function findRegistered(
  db: Queries,
  claimType: ClaimType,
  claimNumber: string,
): Promise<RegisteredClaim | undefined> {
  const row = await db
    .selectFrom('registered_claim')
    .select('incident_date')
    .where('claim_number', '=', claimNumber)
    .where('claim_type', '=', claimType)
    .executeTakeFirst();
  return row && { claimNumber, incidentDate: row.incident_date };
}

interface Sources {
  readonly db: Queries;
  readonly systems: Systems;
  /** Where somebody from outside asks. */
  readonly count?: Counting;
}

/**
 * Claims of the same line registered for the same day and the same vehicle or policy, oldest first, here or, while it answers, in the
 * register of claims: water in one's own home and in the neighbour's are two claims, even on one policy. However the vehicle is named, the
 * systems know its plate, its VIN and the policy it has. Rejects when those of vehicles and policies are away.
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
  const key = { claimType, incidentDate, policyNumber, registrationNo: plate, vin };
  const [ours, theirs] = await Promise.all([listOwnClaims(db, key), knownElsewhere(systems, key)]);
  const byNumber = new Map([...theirs, ...ours].map((one) => [one.claimNumber, one]));
  return [...byNumber.values()].toSorted((one, other) => (one.claimNumber < other.claimNumber ? -1 : 1));
}

// Nobody who reports is held up by what others may have reported.
const knownElsewhere = (systems: Systems, key: ClaimsKey): Promise<readonly RegisteredClaim[]> =>
  unlessAway(() => systems.listClaims(key), []);

const shownDigits = 2;

/**
 * A claim number as it may be shown to somebody who has not named it: `2026CAR••••••18`. A plate is known to everybody who has
 * seen the car, and a whole number opens drafts and adds documents; whoever knows the number recognises it by its end.
 */
export const maskedClaimNumber = (claimNumber: string): string =>
  claimNumber.replace(/\d+$/, (digits) => masked(digits, shownDigits));
