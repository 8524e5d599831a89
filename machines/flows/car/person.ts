import { Claim } from '../../claim/claim.ts';
import { insuredComplete } from '../../claim/personRules.ts';
import { definePage } from '../../flow/page.ts';

/** The insured person or company. The account on the policy is looked up here, so that the next page can offer it. */
export const person = definePage({
  code: 'person',
  path: '/osobni-udaje',
  step: 'fillInfo',
  answers: Claim.pick({ insured: true }),
  checks: () => [insuredComplete],
  lookups: [{ call: 'bankAccount', when: { fact: 'vehicleFound', is: true } }],
  next: ['bankData'],
});
