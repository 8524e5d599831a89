import { Claim } from '../../claim/claim.ts';
import { injuredComplete, insuredComplete } from '../../claim/personRules.ts';
import { definePage } from '../../flow/page.ts';

/**
 * The insured person or company; where the injured reports, the injured, who need not be a client of ours. The account on the
 * policy is looked up here, so that the next page can offer it to the insured.
 */
export const person = definePage({
  code: 'person',
  path: '/osobni-udaje',
  step: 'fillInfo',
  answers: Claim.pick({ insured: true, injured: true }).partial({ insured: true, injured: true }),
  checks: ({ riskFlow }) => [riskFlow === 'POVPOS' ? injuredComplete : insuredComplete],
  lookups: [
    {
      call: 'bankAccount',
      when: {
        all: [
          { fact: 'vehicleFound', is: true },
          { fact: 'policyNumberValid', is: true },
          { fact: 'riskFlow', in: ['HAV', 'POVPOJ'] },
        ],
      },
    },
  ],
  confirm: [{ dialog: 'preClient', when: { fact: 'riskFlow', is: 'POVPOS' } }],
  next: ['bankData'],
});
