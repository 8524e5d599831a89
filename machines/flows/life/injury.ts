import { Claim } from '../../claim/claim.ts';
import { definePage } from '../../flow/page.ts';

/** How and where the injury happened, and what is hurt. */
export const injury = definePage({
  code: 'injury',
  path: '/uraz',
  step: 'event',
  answers: Claim.pick({
    incidentPlace: true,
    incidentDescription: true,
    activity: true,
    injuryType: true,
    bodyAreas: true,
    workInjury: true,
    incidentTime: true,
  }).partial({ incidentTime: true }),
  canEnter: { fact: 'appliedRiskId', is: 'DNL' },
  next: ['injuryAdditional', 'injuryTreatment'],
});
