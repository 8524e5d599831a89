import type { BankAccount } from './bankContact.ts';
import type { ClaimDetail } from './claim.ts';
import type { DeepPartial } from './deepPartial.ts';
import { missing, rule, within, wrong, type Finding } from './findings.ts';

type BankAnswers = Pick<
  ClaimDetail,
  'bankContactType' | 'bankContact' | 'userEnteredBankContact' | 'userEnteredAnotherBankContact'
>;

/**
 * The account that the chosen type asks for is complete: number and bank code where one is entered, IBAN abroad, the
 * owner's name at a repair shop (section 5, "Bank account").
 */
export const bankAccountComplete = rule<BankAnswers>((answers) => {
  switch (answers.bankContactType) {
    case 'ENTERED':
      return within('userEnteredBankContact', enteredAccount(answers.userEnteredBankContact));
    case 'ENTERED_ANOTHER':
      return within('userEnteredAnotherBankContact', enteredAccount(answers.userEnteredAnotherBankContact));
    case 'FOREIGN':
      return answers.bankContact?.iban ? [] : [missing('bankContact.iban')];
    case 'REPAIR_SHOP_COMPANY':
      return within('bankContact', [
        ...(answers.bankContact?.companyName ? [] : [missing('companyName')]),
        ...accountParts(answers.bankContact),
      ]);
    default:
      return [];
  }
});

/**
 * The policy's account may be chosen only where the policy has one.
 *
 * @param claim the claim so far, with what the service told about the account
 * @returns a rule for a page that asks for the type
 */
export const bankContactOffered = ({ policyAccount }: ClaimDetail) =>
  rule<BankAnswers>(({ bankContactType }) =>
    bankContactType === 'POLICY' && policyAccount !== true ? [wrong('bankContactType', 'suggestion')] : [],
  );

type Account = DeepPartial<BankAccount>;

const enteredAccount = (account: Account = {}): Finding[] =>
  isEmpty(account)
    ? [missing('accountNumber'), missing('bankCode', { key: 'bankCode' })]
    : accountParts(account);

/** Bank code required with prefix or number, number required with prefix or bank code. */
const accountParts = (account: Account = {}): Finding[] =>
  isEmpty(account)
    ? []
    : [
        ...(account.accountNumber ? [] : [missing('accountNumber')]),
        ...(account.bankCode ? [] : [missing('bankCode', { key: 'bankCode' })]),
      ];

const isEmpty = ({ accountPrefix, accountNumber, bankCode }: Account) =>
  !accountPrefix && !accountNumber && !bankCode;
