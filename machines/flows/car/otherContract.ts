import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { ask } from './ask.ts';

const isNumbered: Rule = { fact: 'contractNamedBy', is: 'NUMBER' };

/**
 * Another contract, where none was found for the vehicle: its number, or why the reporter thinks that there is one. The page
 * stays on the way once it is answered, whatever the second search finds. Source: specification section 5, "Contract search" and
 * "Reason to choose insurance".
 */
export const otherContract = definePage({
  code: 'otherContract',
  path: '/jina-smlouva',
  step: 'fillInfo',
  questions: [
    ask('contractSearch.main', { optional: true }),
    ask('contractSearch.sub', { when: isNumbered, optional: true }),
    ask('reasonToChooseInsurance', { when: { not: isNumbered } }),
  ],
  lookups: [{ call: 'searchPolicy', when: isNumbered }],
  confirm: [
    { dialog: 'contractNotFound', when: { all: [isNumbered, { fact: 'policyNumberValid', is: false }] } },
  ],
  canEnter: {
    any: [
      { fact: 'vehicleFound', is: false },
      { fact: 'policyNumberValid', is: false },
      { fact: 'contractNamedBy', in: ['NUMBER', 'REASON'] },
    ],
  },
  next: ['person', 'bankData'],
});
