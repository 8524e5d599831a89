import { Claim } from '../../claim/claim.ts';
import { happenedOnTrip, otherInsurerTold, tripInOrder } from '../../claim/life/lifeRules.ts';
import { definePage } from '../../flow/page.ts';

/** An injury on a journey. */
export const injuryTravel = definePage({
  code: 'injuryTravel',
  path: '/uraz-cestovni-pojisteni',
  step: 'event',
  answers: Claim.pick({
    incidentPlace: true,
    incidentDescription: true,
    country: true,
    tripFrom: true,
    tripTo: true,
    assistanceContacted: true,
    otherInsurance: true,
    activity: true,
    incidentTime: true,
    assistanceCaseNo: true,
    otherInsurer: true,
  }).partial({ incidentTime: true, assistanceCaseNo: true, otherInsurer: true }),
  checks: (claim) => [otherInsurerTold, tripInOrder, happenedOnTrip(claim)],
  canEnter: {
    all: [
      { fact: 'appliedRiskId', is: 'CPZ' },
      { fact: 'claimEventType', is: 'INJURY' },
    ],
  },
  next: ['injuryTreatment'],
});
