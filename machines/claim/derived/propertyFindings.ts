import type { ClaimDetail } from '#machines/claim/claim.ts';

const byOthers: readonly (ClaimDetail['waterSource'] | undefined)[] = ['NEIGHBOUR', 'COMMON_PIPE'];

/** True where somebody else is likely to answer for what happened: water from next door, a known offender, a car in the fence. */
export const isCulpritLikely = ({
  waterSource,
  offenderKnown,
  causedByOther,
  damageCause,
}: ClaimDetail): boolean =>
  (waterSource !== undefined && byOthers.includes(waterSource)) ||
  offenderKnown === 'YES' ||
  causedByOther === 'YES' ||
  damageCause === '110';

/** What those who settle a property claim must know at once. */
export interface PropertyFindings {
  /** What of the insurance it touches: what falls out of the house turned over is the household. */
  readonly insured: readonly ('BUILDING' | 'HOUSEHOLD')[];
  /** Nobody can stay there, or the water still runs. */
  readonly urgent: boolean;
  /** What we pay we may ask of whoever caused it, unless they live there (in Slovakia: Civil Code, section 813). */
  readonly regress: boolean;
}

const ofBuilding = ['BUILDING', 'GARDEN'];

/** What follows from the answers of a property claim. */
export const propertyFindings = (claim: ClaimDetail): PropertyFindings => {
  const kinds = (claim.propertyDamages ?? []).flatMap((item) => item?.kind ?? []);
  const isOfBuilding = (kind: string): boolean => ofBuilding.includes(kind);
  return {
    insured: [
      ...(kinds.some(isOfBuilding) ? (['BUILDING'] as const) : []),
      ...(kinds.some((kind) => !isOfBuilding(kind)) ? (['HOUSEHOLD'] as const) : []),
    ],
    urgent: isUrgent(claim),
    regress: isCulpritLikely(claim) && claim.culpritRelation !== 'HOUSEHOLD',
  };
};

/** True where nobody can stay at home or the water still runs. */
const isUrgent = ({ habitable, leakStopped }: ClaimDetail): boolean =>
  habitable === 'NO' || leakStopped === 'NO';
