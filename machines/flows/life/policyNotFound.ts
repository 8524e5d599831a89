import { Claim } from '../../claim/claim.ts';
import { definePage } from '../../flow/page.ts';

/** No such policy: the report goes on without one (a dummy policy), or the number is corrected. The path is spelled as specified. */
export const policyNotFound = definePage({
  code: 'policyNotFound',
  path: '/pojistna-smlova-nenalezena',
  step: 'fillInfo',
  answers: Claim.pick({ continueWithoutPolicy: true, policyType: true }).partial({ policyType: true }),
  canEnter: { fact: 'policyNumberValid', is: false },
  next: ['personalData'],
});
