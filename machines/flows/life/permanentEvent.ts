import { Claim } from '../../claim/claim.ts';
import { definePage } from '../../flow/page.ts';

/** The injury and what stayed of it. */
export const permanentEvent = definePage({
  code: 'permanentEvent',
  path: '/trvale-nasledky-udalost',
  step: 'event',
  answers: Claim.pick({
    incidentPlace: true,
    incidentDescription: true,
    injuryType: true,
    healthStabilised: true,
    incidentTime: true,
    originalClaimNumber: true,
    treatmentTo: true,
  }).partial({ incidentTime: true, originalClaimNumber: true, treatmentTo: true }),
  canEnter: { fact: 'appliedRiskId', is: 'TN' },
  next: ['permanentLimbs', 'permanentFace', 'permanentAthlete'],
});
