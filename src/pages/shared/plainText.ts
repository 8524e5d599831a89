import { isRecord } from '../../forms/path.ts';
import { formatDate } from '../../i18n/formatDate.ts';

/**
 * Writes an answer that needs no list of words: a text, a number, a date, an account, an address, a named thing.
 *
 * @param value the answer as the claim holds it
 * @returns the text to read
 */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return formatDate(value);
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  if (!isRecord(value)) return value === undefined ? '' : String(value);
  if ('accountNumber' in value) return accountText(value);
  if ('streetWithNumbers' in value) return addressText(value);
  return plainText(value['name']);
}

/** `19-2000145399/0800`, the way a bank statement writes it. */
const accountText = ({ accountPrefix, accountNumber, bankCode }: Readonly<Record<string, unknown>>) =>
  `${accountPrefix ? `${plainText(accountPrefix)}-` : ''}${plainText(accountNumber)}/${plainText(bankCode)}`;

const addressText = ({ streetWithNumbers, zipCode, city, countryCode }: Readonly<Record<string, unknown>>) =>
  [
    plainText(streetWithNumbers),
    [zipCode, city].map(plainText).filter(Boolean).join(' '),
    countryCode === 'CZ' ? '' : plainText(countryCode),
  ]
    .filter(Boolean)
    .join(', ');
