import { Claim } from '../../claim/claim.ts';
import { contractTold } from '../../claim/contractRules.ts';
import { definePage } from '../../flow/page.ts';

/**
 * Another contract, where none was found for the vehicle: its number, or why the reporter holds that there is one. The page
 * stays on the way once it was answered, whatever the second search finds.
 */
export const otherContract = definePage({
  code: 'otherContract',
  path: '/jina-smlouva',
  step: 'fillInfo',
  answers: Claim.pick({ contractKnown: true, contractSearch: true, reasonToChooseInsurance: true }).partial({
    contractSearch: true,
    reasonToChooseInsurance: true,
  }),
  checks: () => [contractTold],
  lookups: [{ call: 'searchPolicy', when: { fact: 'contractKnown', is: 'YES' } }],
  confirm: [
    {
      dialog: 'contractNotFound',
      when: {
        all: [
          { fact: 'contractKnown', is: 'YES' },
          { fact: 'policyNumberValid', is: false },
        ],
      },
    },
  ],
  canEnter: {
    any: [
      { fact: 'vehicleFound', is: false },
      { fact: 'policyNumberValid', is: false },
      { fact: 'contractKnown', in: ['YES', 'NO', 'UNKNOWN'] },
    ],
  },
  next: ['person'],
});
