import { happenedOnTrip, tripBegan } from '#machines/claim/rules/dayRules.ts';
import { definePage } from '#machines/report/kit.ts';
import { onJourney } from '#machines/flows/life/conditions.ts';
import { claimantRole, hour, journey, lastOfDeath, place } from '#machines/flows/life/groups.ts';
import { ask } from '#machines/flows/life/ask.ts';

const checks = [tripBegan, happenedOnTrip];

/** The journey, where what happened on it has a page of its own. */
export const trip = definePage({
  code: 'trip',
  path: '/cesta',
  step: 'event',
  questions: journey,
  checks,
  canEnter: { any: [onJourney('HOSPITAL'), onJourney('OTHER')] },
  next: ['hospital', 'otherRisk'],
});

/** An injury on a journey. */
export const injuryTravel = definePage({
  code: 'injuryTravel',
  path: '/uraz-cestovni-pojisteni',
  step: 'event',
  questions: [...journey, ...place, ask('activity'), hour],
  checks,
  canEnter: onJourney('INJURY'),
  next: ['injuryTreatment'],
});

/** Permanent consequences of an injury on a journey. */
export const permanentTravel = definePage({
  code: 'permanentTravel',
  path: '/trvale-nasledky-cestovni-pojisteni',
  step: 'event',
  questions: [...journey, ...place, hour],
  checks,
  canEnter: onJourney('PERMANENT'),
  next: ['bodyPart'],
});

/** A death on a journey. */
export const deathTravel = definePage({
  code: 'deathTravel',
  path: '/umrti-cestovni-pojisteni',
  step: 'event',
  questions: [ask('deathPlace'), ask('deathCause'), claimantRole, ...journey, ...lastOfDeath],
  checks,
  canEnter: onJourney('DEATH'),
  next: ['deathInjury', 'deathMore', 'claimant'],
});
