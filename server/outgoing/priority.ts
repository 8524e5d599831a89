import * as z from 'zod';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { RiskCode } from '#machines/claim/enums.ts';
import type { Assessment } from '#server/store/assessment.ts';

/** How soon a clerk is needed: 1 at once, 2 the next working day, 3 in turn, 4 by photos alone. */
export const Priority = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type Priority = z.infer<typeof Priority>;

/** The risks of life insurance that are about an injury. */
const ofInjury: readonly (RiskCode | undefined)[] = ['DNL', 'TN', 'SED'];

/** True where a claim tells that somebody was hurt, now or long ago. */
export const tellsOfInjury = (claim: ClaimDetail): boolean => {
  const { peopleHurt, eventKinds = [], injuredParties = [], injuryKind, appliedRiskId } = claim;
  return (
    peopleHurt === 'YES' ||
    injuryKind === 'INJURY' ||
    ofInjury.includes(appliedRiskId) ||
    eventKinds.some((kind) => kind.endsWith('_HEALTH')) ||
    injuredParties.some((party) => party.damageKinds?.includes('HEALTH'))
  );
};

/** How soon a clerk is needed: people hurt and homes that nobody can stay in first, then vehicles that cannot be driven. */
export function priorityOf(
  { peopleHurt, drivable, damageSize }: ClaimDetail,
  { property, selfInspectionAuthorized }: Pick<Assessment, 'property' | 'selfInspectionAuthorized'>,
): Priority {
  if (peopleHurt === 'YES' || property?.urgent === true) return 1;
  if (drivable === 'NO') return 2;
  return damageSize === 'SMALL' && selfInspectionAuthorized ? 4 : 3;
}
