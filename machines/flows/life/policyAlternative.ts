import { Claim } from '../../claim/claim.ts';
import { policySearchTold } from '../../claim/life/lifeRules.ts';
import { definePage } from '../../flow/page.ts';

/** The policy another way: by number, by plate or by the birth number of the insured. */
export const policyAlternative = definePage({
  code: 'policyAlternative',
  path: '/pojistna-smlouva-alternativa',
  step: 'fillInfo',
  answers: Claim.pick({
    searchBy: true,
    incidentDate: true,
    policyNumber: true,
    registrationNo: true,
    birthNumber: true,
  }).partial({ policyNumber: true, registrationNo: true, birthNumber: true }),
  checks: () => [policySearchTold],
  lookups: [{ call: 'searchPolicy' }],
  canEnter: { fact: 'appliedRiskId', is: 'SED' },
  next: ['policyNotFound', 'personalData'],
});
