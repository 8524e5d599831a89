import { Claim } from '../../claim/claim.ts';
import { bankAccountComplete, bankContactOffered } from '../../claim/bankRules.ts';
import { definePage } from '../../flow/page.ts';
import type { Rule } from '../../flow/rule.ts';

/**
 * Where the money goes: the policy's account, the reporter's own, somebody else's, one abroad, the repair shop's, one told
 * later, or none. Section 5, bank account.
 */
export const bankData = <const Next extends string>(next: readonly Next[], canEnter?: Rule) =>
  definePage({
    code: 'bankData',
    path: '/bankovni-udaje',
    step: 'bank',
    answers: Claim.pick({
      bankContactType: true,
      bankContact: true,
      userEnteredBankContact: true,
      userEnteredAnotherBankContact: true,
    }).partial({
      bankContact: true,
      userEnteredBankContact: true,
      userEnteredAnotherBankContact: true,
    }),
    checks: (claim) => [bankAccountComplete, bankContactOffered(claim)],
    confirm: [
      { dialog: 'confirmEmptyBankAccount', when: { fact: 'bankContactType', is: 'NONE' } },
      { dialog: 'confirmBankAccount', when: { fact: 'bankContactType', is: 'FUTURE_ACCOUNT' } },
    ],
    ...(canEnter && { canEnter }),
    next,
  });
