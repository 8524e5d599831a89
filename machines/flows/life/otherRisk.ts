import { Claim } from '../../claim/claim.ts';
import { definePage } from '../../flow/page.ts';

/** Any other event, in words. */
export const otherRisk = definePage({
  code: 'otherRisk',
  path: '/ostatni-rizika',
  step: 'event',
  answers: Claim.pick({
    incidentPlace: true,
    incidentDescription: true,
    incidentTime: true,
    moreInfo: true,
  }).partial({ incidentTime: true, moreInfo: true }),
  next: ['documents'],
});
