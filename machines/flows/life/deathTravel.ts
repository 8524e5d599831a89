import { Claim } from '../../claim/claim.ts';
import { happenedOnTrip, otherInsurerTold, tripInOrder } from '../../claim/life/lifeRules.ts';
import { definePage } from '../../flow/page.ts';

/** A death on a journey. */
export const deathTravel = definePage({
  code: 'deathTravel',
  path: '/umrti-cestovni-pojisteni',
  step: 'event',
  answers: Claim.pick({
    deathDate: true,
    deathCause: true,
    country: true,
    tripFrom: true,
    tripTo: true,
    assistanceContacted: true,
    otherInsurance: true,
    assistanceCaseNo: true,
    otherInsurer: true,
  }).partial({ assistanceCaseNo: true, otherInsurer: true }),
  checks: (claim) => [otherInsurerTold, tripInOrder, happenedOnTrip(claim)],
  canEnter: {
    all: [
      { fact: 'appliedRiskId', is: 'CPZ' },
      { fact: 'claimEventType', is: 'DEATH' },
    ],
  },
  next: ['deathInjury', 'deathMore'],
});
