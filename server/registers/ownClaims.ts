import type { Queries } from '#server/store/tables.ts';
import type { ClaimsKey, RegisteredClaim } from './systems.ts';

/** The claims of one line that were reported here, for a day and a policy or a vehicle, oldest first. */
export async function listOwnClaims(
  db: Queries,
  { claimType, incidentDate, policyNumber, registrationNo, vin }: ClaimsKey,
): Promise<readonly RegisteredClaim[]> {
  const rows = await db
    .selectFrom('registered_claim')
    .select(['claim_number', 'incident_date'])
    .where('claim_type', '=', claimType)
    .where('incident_date', '=', incidentDate)
    .where((one) =>
      one.or([
        ...(policyNumber ? [one('policy_number', '=', policyNumber)] : []),
        ...(registrationNo ? [one('registration_no', '=', registrationNo)] : []),
        ...(vin ? [one('vin', '=', vin)] : []),
      ]),
    )
    .orderBy('claim_number')
    .execute();
  return rows.map((row) => ({ claimNumber: row.claim_number, incidentDate: row.incident_date }));
}
