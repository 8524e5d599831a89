import { accountInIban, isIban } from './checks/iban.ts';
import { dropSpaces, normaliseIdentifier } from './normalise.ts';

/** The three parts of a Czech or Slovak account. */
export interface WholeAccount {
  readonly accountPrefix: string;
  readonly accountNumber: string;
  readonly bankCode: string;
}

/**
 * The parts of an account that is written as a whole: `19-2000145399/0800` as on a statement, or its Czech or Slovak IBAN, with or
 * without spaces. The prefix is empty where there is none; undefined for any other text.
 */
export const wholeAccount = (typed: string): WholeAccount | undefined => ofStatement(typed) ?? ofIban(typed);

const ofStatement = (typed: string): WholeAccount | undefined => {
  const [, accountPrefix = '', accountNumber, bankCode] =
    /^(?:(\d{1,6})[\p{Pd}\u2212])?(\d{2,10})\/(\d{4})$/u.exec(dropSpaces(typed)) ?? [];
  return accountNumber && bankCode ? { accountPrefix, accountNumber, bankCode } : undefined;
};

const ofIban = (typed: string): WholeAccount | undefined => {
  const iban = normaliseIdentifier(typed);
  const [, bankCode, prefix, number] = accountInIban.exec(iban) ?? [];
  if (!bankCode || !prefix || !number || !isIban(iban)) return undefined;
  return { accountPrefix: withoutZeros(prefix), accountNumber: withoutZeros(number), bankCode };
};

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');
