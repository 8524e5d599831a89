import * as z from 'zod';
import { isAccountNumber, isAccountPrefix, isBankCode } from '#machines/claim/checks/bankAccount.ts';
import { bankCodes, slovakBankCodes } from '#machines/claim/codes/bankCode.ts';
import { BankContactType } from '#machines/claim/enums.ts';
import { CompanyId } from './identifiers.ts';
import { must, should } from '#machines/subject/issues/issue.ts';
import { limits } from '#machines/claim/limits.ts';
import { dropSpaces, normaliseIdentifier } from '#machines/claim/normalise.ts';
import { CompanyName } from './reporter.ts';
import { foreignIban, isIban, isWrongIban } from '#machines/claim/checks/iban.ts';
import { account, capitals, digits, field, line, radio } from '#machines/subject/control.ts';

const isInThisCountry = (value: string) => foreignIban(value) === undefined;
const isNoWrongIban = (value: string) => !isWrongIban(value);
/** What is no code at all is told as such. */
const isOfSomeBank = (code: string) => !isBankCode(code) || bankCodes.has(code) || slovakBankCodes.has(code);
/** Whoever typed an IBAN is told about that, not how many digits it has too many. */
const number = (max: number) =>
  z
    .string()
    .overwrite(dropSpaces)
    .check(must('iban', isNoWrongIban), must('accountForeign', isInThisCountry), z.maxLength(max));

/** A Czech or Slovak account. Every part is optional: the rule `bankAccountComplete` says which must be given. */
export const BankAccount = z.object({
  accountPrefix: field(
    number(limits.accountPrefix).check(must('bankPrefix', isAccountPrefix)),
    line,
  ).optional(),
  accountNumber: field(
    number(limits.accountNumber).check(must('bankNumber', isAccountNumber)),
    line,
  ).optional(),
  bankCode: field(
    number(limits.bankCode).check(must('bankCode', isBankCode), should('bankCodeUnlisted', isOfSomeBank)),
    digits('tiny'),
  ).optional(),
});
export type BankAccount = z.infer<typeof BankAccount>;

/** Somebody else's account. Its holder must be told, so we ask them before we pay. */
export const AnotherBankAccount = BankAccount.extend({ holder: field(CompanyName, line).optional() });
export type AnotherBankAccount = z.infer<typeof AnotherBankAccount>;

/** The bank contact: an account abroad or a repair shop's. Source: specification section 3, bankContact. */
export const BankContact = BankAccount.extend({
  /** The chosen type, repeated. */
  type: BankContactType.optional(),
  iban: field(
    z.string().overwrite(normaliseIdentifier).max(limits.iban).check(must('iban', isIban)),
    capitals('full'),
  ).optional(),
  companyName: field(CompanyName, line).optional(),
  identificationNumber: field(CompanyId, digits('short')).optional(),
});
export type BankContact = z.infer<typeof BankContact>;

/** Where the money goes. Source: specification section 3, bank contact types. */
export const bankFields = {
  bankContactType: field(BankContactType, radio),
  bankContact: field(BankContact, account),
  userEnteredBankContact: field(BankAccount, account),
  userEnteredAnotherBankContact: field(AnotherBankAccount, account),
};
