import { Claim } from '../../claim/claim.ts';
import { bankAccountComplete, bankContactOffered } from '../../claim/bankRules.ts';
import { definePage } from '../../flow/page.ts';

/** Where the money goes: the policy's account, one entered here, or none yet. Section 5, bank account. */
export const bankData = <const Next extends string>(next: readonly Next[]) =>
  definePage({
    code: 'bankData',
    path: '/bankovni-udaje',
    step: 'bank',
    answers: Claim.pick({ bankContactType: true, userEnteredBankContact: true }).partial({
      userEnteredBankContact: true,
    }),
    checks: (claim) => [bankAccountComplete, bankContactOffered(claim)],
    confirm: [{ dialog: 'confirmEmptyBankAccount', when: { fact: 'bankContactType', is: 'NONE' } }],
    next,
  });
