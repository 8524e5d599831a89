import { pastDay } from '#machines/subject/control.ts';
import { happenedOnTrip, tripBegan } from '#machines/claim/rules/dayRules.ts';
import { definePage } from '#machines/report/kit.ts';
import { onJourney } from '#machines/flows/life/conditions.ts';
import { claimantRole, hour, lastOfDeath, place } from '#machines/flows/life/groups.ts';
import { ask } from '#machines/flows/life/ask.ts';

/** From when to when the journey was, where to, and who helped on it. What happened on it comes then. */
export const trip = definePage({
  code: 'trip',
  path: '/cesta',
  step: 'event',
  questions: [
    ask('tripFrom', { as: pastDay }),
    ask('tripTo'),
    ask('country'),
    ask('assistanceContacted'),
    ask('assistanceCaseNo', { when: { fact: 'assistanceContacted', is: 'YES' }, optional: true }),
    ask('otherInsurance'),
    ask('otherInsurer', { when: { fact: 'otherInsurance', is: 'YES' } }),
  ],
  checks: [tripBegan, happenedOnTrip],
  canEnter: { fact: 'appliedRiskId', is: 'CPZ' },
  next: ['injuryTravel', 'permanentTravel', 'deathTravel', 'hospital', 'otherRisk'],
});

/** An injury on a journey. */
export const injuryTravel = definePage({
  code: 'injuryTravel',
  path: '/uraz-cestovni-pojisteni',
  step: 'event',
  questions: [...place, ask('activity'), hour],
  canEnter: onJourney('INJURY'),
  next: ['injuryTreatment'],
});

/** Permanent consequences of an injury on a journey. */
export const permanentTravel = definePage({
  code: 'permanentTravel',
  path: '/trvale-nasledky-cestovni-pojisteni',
  step: 'event',
  questions: [...place, hour],
  canEnter: onJourney('PERMANENT'),
  next: ['bodyPart'],
});

/** A death on a journey. */
export const deathTravel = definePage({
  code: 'deathTravel',
  path: '/umrti-cestovni-pojisteni',
  step: 'event',
  questions: [ask('deathPlace'), ask('deathCause'), claimantRole, ...lastOfDeath],
  canEnter: onJourney('DEATH'),
  next: ['deathInjury', 'deathMore', 'claimant'],
});
