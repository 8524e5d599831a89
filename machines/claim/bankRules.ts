import type { BankAccount } from './bankContact.ts';
import { bankContactTypesOf } from './bankContactTypes.ts';
import type { ClaimDetail } from './claim.ts';
import type { DeepPartial } from './deepPartial.ts';
import { missing, rule, within, wrong, type Finding } from './findings.ts';

type BankAnswers = Pick<
  ClaimDetail,
  'bankContactType' | 'bankContact' | 'userEnteredBankContact' | 'userEnteredAnotherBankContact'
>;

/**
 * The account that the chosen type asks for is complete: number and bank code where one is entered, whose it is where
 * it is somebody else's, IBAN abroad, the name of a repair shop (section 5, "Bank account").
 */
export const bankAccountComplete = rule<BankAnswers>((answers) => {
  switch (answers.bankContactType) {
    case 'ENTERED':
      return within('userEnteredBankContact', enteredAccount(answers.userEnteredBankContact));
    case 'ENTERED_ANOTHER':
      return within('userEnteredAnotherBankContact', [
        ...(answers.userEnteredAnotherBankContact?.holder ? [] : [missing('holder')]),
        ...enteredAccount(answers.userEnteredAnotherBankContact),
      ]);
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
 * The account is of a type that this claim offers.
 *
 * @param claim the claim so far, with what the service told about the account
 * @returns a rule for a page that asks for the type
 */
export const bankContactOffered = (claim: ClaimDetail) => {
  const { common, further } = bankContactTypesOf(claim);
  return rule<BankAnswers>(({ bankContactType }) =>
    bankContactType && ![...common, ...further].includes(bankContactType)
      ? [wrong('bankContactType', 'suggestion')]
      : [],
  );
};

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
