import { dropSpaces } from '../../machines/claim/normalise.ts';

/** The three parts of a Czech account. */
export interface WholeAccount {
  readonly accountPrefix: string;
  readonly accountNumber: string;
  readonly bankCode: string;
}

/**
 * Takes apart an account written in one go, as it stands on a statement: `19-2000145399/0800`, with spaces or without.
 *
 * @param typed what stands in one box
 * @returns its parts, the prefix empty where there is none; undefined for anything else
 */
export function wholeAccount(typed: string): WholeAccount | undefined {
  const [, accountPrefix = '', accountNumber, bankCode] =
    /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/.exec(dropSpaces(typed)) ?? [];
  return accountNumber && bankCode ? { accountPrefix, accountNumber, bankCode } : undefined;
}
