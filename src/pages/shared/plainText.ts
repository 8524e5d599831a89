import { isRecord } from '../../forms/path.ts';
import { formatMoment } from '../../i18n/formatMoment.ts';

/**
 * Writes an answer that needs no list of words: a text, a number, a date, an account, an address, a named thing.
 *
 * @param value the answer as the claim holds it
 * @returns the text to read
 */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return formatMoment(value);
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  if (!isRecord(value)) return value === undefined ? '' : String(value);
  if ('accountNumber' in value) return accountText(value);
  if ('streetWithNumbers' in value) return addressText(value);
  return plainText(value['name']);
}

/**
 * Writes an answer with the spaces and slashes people write it with.
 *
 * @param name its field
 * @param value the answer as the claim holds it
 * @returns `+420 702 228 000`, `855101/9006`, else plain text
 */
export function writtenText(name: string, value: unknown): string {
  const text = plainText(value);
  if (name.endsWith('.tel')) return text.replace(/(\d{3})(\d{3})(\d{3})$/, ' $1 $2 $3').trim();
  return name.endsWith('.birthNumber') ? text.replace(/^(\d{6})(\d{3,4})$/, '$1/$2') : text;
}

/** `19-2000145399/0800`, the way a bank statement writes it. */
const accountText = ({ accountPrefix, accountNumber, bankCode }: Readonly<Record<string, unknown>>) =>
  `${accountPrefix ? `${plainText(accountPrefix)}-` : ''}${plainText(accountNumber)}/${plainText(bankCode)}`;

const addressText = ({ streetWithNumbers, zipCode, city, countryCode }: Readonly<Record<string, unknown>>) =>
  [
    plainText(streetWithNumbers),
    [zipText(zipCode, countryCode), plainText(city)].filter(Boolean).join(' '),
    countryCode === 'CZ' ? '' : plainText(countryCode),
  ]
    .filter(Boolean)
    .join(', ');

/** Czech and Slovak postcodes are written `110 00`, the others as they came. */
const zipText = (zipCode: unknown, country: unknown) =>
  country === 'CZ' || country === 'SK'
    ? plainText(zipCode).replace(/^(\d{3})(\d{2})$/, '$1 $2')
    : plainText(zipCode);
