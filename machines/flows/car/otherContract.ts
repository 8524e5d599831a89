import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { ask } from './ask.ts';

const isKnown: Rule = { fact: 'contractKnown', is: 'YES' };

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
    ask('contractKnown'),
    ask('contractSearch.main', { when: isKnown }),
    ask('contractSearch.sub', { when: isKnown, optional: true }),
    ask('reasonToChooseInsurance', { when: { fact: 'contractKnown', in: ['NO', 'UNKNOWN'] } }),
  ],
  lookups: [{ call: 'searchPolicy', when: isKnown }],
  confirm: [
    { dialog: 'contractNotFound', when: { all: [isKnown, { fact: 'policyNumberValid', is: false }] } },
  ],
  canEnter: {
    any: [
      { fact: 'vehicleFound', is: false },
      { fact: 'policyNumberValid', is: false },
      { fact: 'contractKnown', in: ['YES', 'NO', 'UNKNOWN'] },
    ],
  },
  next: ['person', 'bankData'],
});
