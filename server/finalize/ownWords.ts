import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { InjurySeverityCode } from '#machines/claim/enums.ts';
import type { Assessment } from '#server/store/assessment.ts';

/** What the service found out about a claim and says in it. */
export type FoundOut = Pick<Assessment, 'baseClaim' | 'damagedPlate'>;

/** From the gravest: dead, serious, light, other. */
const gravestFirst: readonly InjurySeverityCode[] = ['4', '1', '2', '3'];

/**
 * A claim with what its fields of section 3 say that nobody is asked: who reports, the gravest injury, for which side another
 * contract was searched, and what happened in the claim that it follows from.
 */
export function withOwnWords(claim: ClaimDetail, { baseClaim }: FoundOut): ClaimDetail {
  const { reporterRole, contractSearch, riskFlow } = claim;
  const gravest = gravestInjuryOf(claim);
  const variant = riskFlow && variants[riskFlow];
  return {
    ...claim,
    ...(reporterRole && {
      claimReportedByInsuredParty: reporterRole === 'INSURED',
      claimReportedByInjuredParty: reporterRole === 'INJURED',
    }),
    ...(gravest && { healthInjurySeverity: gravest }),
    ...(contractSearch && variant && { contractSearch: { ...contractSearch, variant } }),
    ...(baseClaim?.riskId && { sourceRiskId: baseClaim.riskId }),
  };
}

/** A claim with the plate by which our register knows the damaged vehicle of the injured who reports. */
export function withPlateFound(claim: ClaimDetail, { damagedPlate: vehicleRegNo }: FoundOut): ClaimDetail {
  const [party, ...others] = claim.injuredParties ?? [];
  const [vehicle, ...more] = party?.damagedVehicles ?? [];
  if (vehicleRegNo === undefined || !vehicle) return claim;
  return {
    ...claim,
    injuredParties: [{ ...party, damagedVehicles: [{ ...vehicle, vehicleRegNo }, ...more] }, ...others],
  };
}

const variants: Readonly<Partial<Record<NonNullable<ClaimDetail['riskFlow']>, 'POV' | 'POS'>>> = {
  POVPOJ: 'POV',
  POVPOS: 'POS',
};

const gravestInjuryOf = ({
  injurySeverity,
  injuredParties = [],
}: ClaimDetail): InjurySeverityCode | undefined => {
  const told = [
    injurySeverity,
    ...injuredParties.flatMap((party) => party?.damagedLifes ?? []).map((life) => life?.injurySeverity),
  ].map((severity) => severity?.code);
  return gravestFirst.find((code) => told.includes(code));
};
