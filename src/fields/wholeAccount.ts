import { dropSpaces } from '../../machines/claim/normalise.ts';

/** The three parts of a Czech account. */
export interface WholeAccount {
  readonly accountPrefix: string;
  readonly accountNumber: string;
  readonly bankCode: string;
}

/**
 * The parts of an account that is written as a whole, as on a statement: `19-2000145399/0800`, with or without spaces. The prefix
 * is empty where there is none; undefined for any other text.
 */
export function wholeAccount(typed: string): WholeAccount | undefined {
  const [, accountPrefix = '', accountNumber, bankCode] =
    /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/.exec(dropSpaces(typed)) ?? [];
  return accountNumber && bankCode ? { accountPrefix, accountNumber, bankCode } : undefined;
}
