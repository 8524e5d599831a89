import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { Queries } from '../store/tables.ts';
import { vehicleKeyOf } from './subjectOf.ts';

export interface RegisteredClaim {
  readonly claim_number: string;
  readonly incident_date: string | null;
}

/** The claim registered under a number. */
export const findRegistered = (db: Queries, claimNumber: string): Promise<RegisteredClaim | undefined> =>
  db
    .selectFrom('registered_claim')
    .select(['claim_number', 'incident_date'])
    .where('claim_number', '=', claimNumber)
    .executeTakeFirst();

/** Claims registered for the same day and the same vehicle or policy, oldest first. */
export async function findDuplicates(db: Queries, detail: ClaimDetail): Promise<readonly RegisteredClaim[]> {
  const key = vehicleKeyOf(detail);
  const named = {
    policy_number: detail.policyNumber ?? key?.policyNumber,
    registration_no: detail.registrationNo ?? key?.registrationNo,
    vin: detail.vin ?? key?.vin,
  };
  const { policy_number, registration_no, vin } = named;
  const { incidentDate } = detail;
  if (!incidentDate || !(policy_number ?? registration_no ?? vin)) return [];
  return db
    .selectFrom('registered_claim')
    .select(['claim_number', 'incident_date'])
    .where('incident_date', '=', incidentDate)
    .where((claim) =>
      claim.or([
        ...(policy_number ? [claim('policy_number', '=', policy_number)] : []),
        ...(registration_no ? [claim('registration_no', '=', registration_no)] : []),
        ...(vin ? [claim('vin', '=', vin)] : []),
      ]),
    )
    .orderBy('claim_number')
    .execute();
}
