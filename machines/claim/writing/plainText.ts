import { claimNumberParts } from '#machines/claim/claimNumber.ts';
import { writeMoment } from '#machines/claim/checks/moment.ts';

/**
 * An answer that needs no texts or codelists, as a text to read: a text, a number, a date, an account, an address, a named thing.
 */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return writeMoment(value);
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  if (typeof value !== 'object' || value === null) return value === undefined ? '' : String(value);
  const part = (name: string) => plainText(Reflect.get(value, name));
  if ('accountNumber' in value) return accountText(part);
  if ('streetWithNumbers' in value) return addressText(part);
  return part('name');
}

/**
 * An answer with the spaces and slashes people write it with, by the name of its field: `+420 702 228 000`, `855101/9006`,
 * `2026 CAR 0000 0017`, `SK31 1200 …`, else plain text.
 */
export function writtenText(name: string, value: unknown): string {
  const text = plainText(value);
  if (/(?:^|\.)tel$/.test(name)) return phoneText(text);
  if (/(?:^|\.)iban$/.test(name)) return text.replaceAll(/(.{4})(?=.)/g, '$1 ');
  if (name === 'claimNumber') return claimNumberParts(text).join(' ');
  return isBirthNumberOf(name) ? text.replace(/^(\d{6})(\d{3,4})$/, '$1/$2') : text;
}

/** True for the name of a field that holds a person's birth number. */
export const isBirthNumberOf = (name: string): boolean => /birthNumber$/i.test(name);

/** A phone number with the code of its country and its last two threes apart. */
const phoneText = (tel: string): string => {
  const { country = '', number = tel } = withCountryCode.exec(tel)?.groups ?? {};
  return `${country} ${number.replace(/(\d{3})(\d{3})$/, ' $1 $2')}`.trim();
};

/** Codes of one and of two figures (ITU-T E.164); every other has three. */
const withCountryCode =
  /^(?<country>\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))(?<number>\d+)$/;

type Part = (name: string) => string;

/** `19-2000145399/0800`, the way a bank statement writes it. */
const accountText = (part: Part) =>
  `${part('accountPrefix') && `${part('accountPrefix')}-`}${part('accountNumber')}/${part('bankCode')}`;

const addressText = (part: Part) => {
  const country = part('countryCode');
  return [
    part('streetWithNumbers'),
    [zipText(part('zipCode'), country), part('city')].filter(Boolean).join(' '),
    country === 'CZ' ? '' : country,
  ]
    .filter(Boolean)
    .join(', ');
};

/** Czech and Slovak ZIP codes are written `110 00`, the others as they came. */
const zipText = (zipCode: string, country: string) =>
  country === 'CZ' || country === 'SK' ? zipCode.replace(/^(\d{3})(\d{2})$/, '$1 $2') : zipCode;
