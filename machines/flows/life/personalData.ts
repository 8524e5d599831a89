import { Claim } from '../../claim/claim.ts';
import { lifeInsuredTold } from '../../claim/life/lifePersonRules.ts';
import { definePage } from '../../flow/page.ts';

/** The insured, with the consent to handle data on health. Whether care may be reported at all, and the account on the policy, are asked meanwhile. */
export const personalData = definePage({
  code: 'personalData',
  path: '/osobni-udaje',
  step: 'fillInfo',
  answers: Claim.pick({ insured: true, healthDataConsent: true, jobType: true }).partial({ jobType: true }),
  checks: (claim) => [lifeInsuredTold(claim)],
  lookups: [
    { call: 'ocrAllowed', when: { fact: 'appliedRiskId', is: 'OCR' } },
    { call: 'bankAccount', when: { fact: 'policyNumberValid', is: true } },
  ],
  next: ['cannotContinue', 'bankData', 'death', 'disability'],
});
