import { happenedOnTrip, inOrder } from '../../../claim/rules/dayRules.ts';
import { definePage } from '../../../flow/page.ts';
import { ask } from '../../../flow/question.ts';
import { onJourney } from '../conditions.ts';
import { claimantRole, place, trip } from '../groups.ts';

const checks = [inOrder('tripFrom', 'tripTo'), happenedOnTrip];

/** An injury on a journey. */
export const injuryTravel = definePage({
  code: 'injuryTravel',
  path: '/uraz-cestovni-pojisteni',
  step: 'event',
  questions: [...trip, ...place, ask('activity')],
  checks,
  canEnter: onJourney('INJURY'),
  next: ['injuryTreatment'],
});

/** Permanent consequences of an injury on a journey. */
export const permanentTravel = definePage({
  code: 'permanentTravel',
  path: '/trvale-nasledky-cestovni-pojisteni',
  step: 'event',
  questions: [...trip, ...place],
  checks,
  canEnter: onJourney('PERMANENT'),
  next: ['bodyPart'],
});

/** A death on a journey. */
export const deathTravel = definePage({
  code: 'deathTravel',
  path: '/umrti-cestovni-pojisteni',
  step: 'event',
  questions: [ask('deathDate'), ask('deathCause'), claimantRole, ...trip],
  checks,
  canEnter: onJourney('DEATH'),
  next: ['deathInjury', 'deathMore'],
});
