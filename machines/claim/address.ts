import * as z from 'zod';
import { must } from './issue.ts';
import { limits } from './limits.ts';
import { normaliseIdentifier } from './normalise.ts';
import { endsWithNumber } from './street.ts';
import { code, text } from './text.ts';
import { isZipCode } from './zipCode.ts';

/** A country of the codelist `country`, two capital letters. */
export const CountryCode = code().check(must('suggestion', (value: string) => /^[A-Z]{2}$/.test(value)));

const ZipCode = z.string().overwrite(normaliseIdentifier).min(1).max(limits.foreignZipCode);

/** Section 3, Address. Street with its number in one, as it is typed; the parts when a register knew them. */
export const Address = z
  .object({
    countryCode: CountryCode,
    street: text().optional(),
    streetNumber: text(limits.streetNumber).optional(),
    streetWithNumbers: text().check(must('streetNumber', endsWithNumber)),
    city: text(),
    zipCode: ZipCode,
  })
  .check(must('zip', hasZipCodeOfCountry, { path: ['zipCode'], always: true }));
export type Address = z.infer<typeof Address>;

/** Five digits at home; what other countries write differs too much to be checked. */
function hasZipCodeOfCountry(address: { zipCode?: unknown; countryCode?: unknown }): boolean {
  const { zipCode, countryCode = 'CZ' } = address;
  if (typeof zipCode !== 'string' || zipCode === '') return true;
  return countryCode === 'CZ' || countryCode === 'SK' ? isZipCode(zipCode) : /^[A-Z0-9-]{3,}$/.test(zipCode);
}
