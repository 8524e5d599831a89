import { YesNo } from '../claim/enums.ts';
import { isRide, isSport } from '../claim/life/activity.ts';
import { HealthCause, type BodyArea, type DeathCause } from '../claim/life/codes.ts';
import { fact, flag } from './fact.ts';

const natural: readonly DeathCause[] = ['DISEASE', 'OLD_AGE', 'UNKNOWN'];
const limbs: readonly (BodyArea | undefined)[] = ['ARM_RIGHT', 'ARM_LEFT', 'LEG_RIGHT', 'LEG_LEFT'];

/** What the rules of the life flows read beside the risk and the event. */
export const lifeFacts = {
  sport: flag(({ activity }) => activity && isSport(activity)),
  ride: flag(({ activity }) => activity && isRide(activity)),
  atWork: flag(({ activity }) => activity && activity === 'WORK'),
  workInjury: fact(YesNo.options, (claim) => claim.workInjury),
  hospitalized: fact(YesNo.options, (claim) => claim.hospitalized),
  healthCause: fact(HealthCause.options, (claim) => claim.healthCause),
  deathByInjury: flag(({ deathCause }) => deathCause && !natural.includes(deathCause)),
  noWorkByInjury: flag(
    ({ noWorkCause }) => noWorkCause && (noWorkCause === 'INJURY' || noWorkCause === 'WORK_INJURY'),
  ),
  limbsHurt: flag(({ bodyAreas }) => bodyAreas?.some((area) => limbs.includes(area))),
  headHurt: flag(({ bodyAreas }) => bodyAreas?.includes('HEAD')),
  fatal: flag(({ injurySeverity }) => injurySeverity?.code && injurySeverity.code === '4'),
  claimFound: flag((claim) => claim.hasDuplicateClaimFoundByClaimNumber),
  dayDiffers: flag((claim) => claim.incidentDateDoesntMatch),
} as const;
