import { Claim } from '../../claim/claim.ts';
import { definePage } from '../../flow/page.ts';

/** The policy by its number, the day of the event, and further policies a benefit is claimed from. */
export const policy = definePage({
  code: 'policy',
  path: '/pojistna-smlouva',
  step: 'fillInfo',
  answers: Claim.pick({ policyNumber: true, incidentDate: true, policyNumbers: true }).partial({
    policyNumbers: true,
  }),
  lookups: [{ call: 'searchPolicy' }],
  next: ['policyNotFound', 'personalData'],
});
