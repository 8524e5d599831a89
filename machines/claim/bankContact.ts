import * as z from 'zod';
import { isAccountNumber, isAccountPrefix, isBankCode } from './bankAccount.ts';
import { BankContactType } from './enums.ts';
import { isIban } from './iban.ts';
import { CompanyId } from './identifiers.ts';
import { must } from './issue.ts';
import { limits } from './limits.ts';
import { dropSpaces, normaliseIdentifier } from './normalise.ts';
import { CompanyName } from './reporter.ts';

const digits = (max: number) => z.string().overwrite(dropSpaces).max(max);

/** A Czech account. Every part may be left out: which must be there, the rule `bankAccountComplete` says. */
export const BankAccount = z.object({
  accountPrefix: digits(limits.accountPrefix).check(must('bankPrefix', isAccountPrefix)).optional(),
  accountNumber: digits(limits.accountNumber).check(must('bankNumber', isAccountNumber)).optional(),
  bankCode: digits(limits.bankCode).check(must('bankCode', isBankCode)).optional(),
});
export type BankAccount = z.infer<typeof BankAccount>;

/** An account of somebody else, who must be told: we ask them before we pay. */
export const AnotherBankAccount = BankAccount.extend({ holder: CompanyName.optional() });
export type AnotherBankAccount = z.infer<typeof AnotherBankAccount>;

/** Section 3, bankContact: an account abroad, or that of a repair shop. */
export const BankContact = BankAccount.extend({
  /** The chosen type, again. */
  type: BankContactType.optional(),
  iban: z.string().overwrite(normaliseIdentifier).max(limits.iban).check(must('iban', isIban)).optional(),
  companyName: CompanyName.optional(),
  identificationNumber: CompanyId.optional(),
});
export type BankContact = z.infer<typeof BankContact>;
