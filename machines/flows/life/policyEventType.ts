import { Claim } from '../../claim/claim.ts';
import { eventTypeOffered } from '../../claim/life/lifeRules.ts';
import { definePage } from '../../flow/page.ts';

/** The policy of a loan or of a journey, and which of its events happened. */
export const policyEventType = definePage({
  code: 'policyEventType',
  path: '/pojistna-smlouva-typ-udalosti',
  step: 'fillInfo',
  answers: Claim.pick({ claimEventType: true, policyNumber: true, incidentDate: true }),
  checks: (claim) => [eventTypeOffered(claim)],
  lookups: [{ call: 'searchPolicy' }],
  canEnter: { fact: 'appliedRiskId', in: ['BAN', 'CPZ'] },
  next: ['policyNotFound', 'personalData'],
});
