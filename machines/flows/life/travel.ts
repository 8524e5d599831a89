import { Claim, type ClaimDetail } from '../../claim/claim.ts';
import type { ClaimEventType } from '../../claim/life/codes.ts';
import { happenedOnTrip, otherInsurerTold, tripInOrder } from '../../claim/life/lifeRules.ts';
import { definePage } from '../../flow/page.ts';
import type { Rule } from '../../flow/rule.ts';

const trip = {
  country: true,
  tripFrom: true,
  tripTo: true,
  assistanceContacted: true,
  otherInsurance: true,
} as const;
/** What another answer about the journey asks for. */
const details = { assistanceCaseNo: true, otherInsurer: true } as const;
const where = { incidentPlace: true, incidentDescription: true } as const;
const time = { incidentTime: true } as const;

const checks = (claim: ClaimDetail) => [otherInsurerTold, tripInOrder, happenedOnTrip(claim)];

/** The event under travel cover that a page is about. */
const onJourney = (event: ClaimEventType): Rule => ({
  all: [
    { fact: 'appliedRiskId', is: 'CPZ' },
    { fact: 'claimEventType', is: event },
  ],
});

/** An injury on a journey. */
export const injuryTravel = definePage({
  code: 'injuryTravel',
  path: '/uraz-cestovni-pojisteni',
  step: 'event',
  answers: Claim.pick({ ...where, ...trip, activity: true, ...time, ...details }).partial({
    ...time,
    ...details,
  }),
  checks,
  canEnter: onJourney('INJURY'),
  next: ['injuryTreatment'],
});

/** Permanent consequences of an injury on a journey. */
export const permanentTravel = definePage({
  code: 'permanentTravel',
  path: '/trvale-nasledky-cestovni-pojisteni',
  step: 'event',
  answers: Claim.pick({ ...where, ...trip, ...time, ...details }).partial({ ...time, ...details }),
  checks,
  canEnter: onJourney('PERMANENT'),
  next: ['bodyPart'],
});

/** A death on a journey. */
export const deathTravel = definePage({
  code: 'deathTravel',
  path: '/umrti-cestovni-pojisteni',
  step: 'event',
  answers: Claim.pick({ deathDate: true, deathCause: true, ...trip, ...details }).partial(details),
  checks,
  canEnter: onJourney('DEATH'),
  next: ['deathInjury', 'deathMore'],
});
