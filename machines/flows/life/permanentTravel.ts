import { Claim } from '../../claim/claim.ts';
import { happenedOnTrip, otherInsurerTold, tripInOrder } from '../../claim/life/lifeRules.ts';
import { definePage } from '../../flow/page.ts';

/** Permanent consequences of an injury on a journey. */
export const permanentTravel = definePage({
  code: 'permanentTravel',
  path: '/trvale-nasledky-cestovni-pojisteni',
  step: 'event',
  answers: Claim.pick({
    incidentPlace: true,
    incidentDescription: true,
    country: true,
    tripFrom: true,
    tripTo: true,
    assistanceContacted: true,
    otherInsurance: true,
    incidentTime: true,
    assistanceCaseNo: true,
    otherInsurer: true,
  }).partial({ incidentTime: true, assistanceCaseNo: true, otherInsurer: true }),
  checks: (claim) => [otherInsurerTold, tripInOrder, happenedOnTrip(claim)],
  canEnter: {
    all: [
      { fact: 'appliedRiskId', is: 'CPZ' },
      { fact: 'claimEventType', is: 'PERMANENT' },
    ],
  },
  next: ['bodyPart'],
});
