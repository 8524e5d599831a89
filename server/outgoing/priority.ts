import * as z from 'zod';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { tellsOfDeath } from '#machines/claim/derived/tellsOfDeath.ts';
import type { Assessment } from '#server/store/assessment.ts';

/** How soon a clerk is needed: 1 at once, 2 the next working day, 3 in turn, 4 by photos alone. */
export const Priority = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type Priority = z.infer<typeof Priority>;

/** True where a claim tells that somebody was hurt. */
export const tellsOfInjury = ({
  peopleHurt,
  eventKinds = [],
  injuredParties = [],
  injuryKind,
}: ClaimDetail) =>
  peopleHurt === 'YES' ||
  injuryKind === 'INJURY' ||
  eventKinds.some((kind) => kind.endsWith('_HEALTH')) ||
  injuredParties.some((party) => party.damageKinds?.includes('HEALTH'));

/** How soon a clerk is needed, by what a claim tells and what the service found out. */
export function priorityOf(
  claim: ClaimDetail,
  { property, selfInspectionAuthorized }: Pick<Assessment, 'property' | 'selfInspectionAuthorized'>,
): Priority {
  if (tellsOfDeath(claim) || tellsOfInjury(claim) || property?.urgent === true) return 1;
  if (claim.drivable === 'NO') return 2;
  return claim.damageSize === 'SMALL' && selfInspectionAuthorized ? 4 : 3;
}
