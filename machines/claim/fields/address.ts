import * as z from 'zod';
import { must, mustBePresent } from '#machines/subject/issues/issue.ts';
import { limits } from '#machines/claim/limits.ts';
import { normaliseIdentifier } from '#machines/claim/normalise.ts';
import { endsWithNumber } from '#machines/claim/checks/street.ts';
import { code, optionalGroup, text } from './text.ts';
import { isZipCode } from '#machines/claim/checks/zipCode.ts';
import { field, line, oneOfMany } from '#machines/subject/control.ts';

/** A country of the codelist `country`, as two capital letters. */
export const CountryCode = code().check(must('suggestion', (value: string) => /^[A-Z]{2}$/.test(value)));

const ZipCode = z.string().overwrite(normaliseIdentifier).min(1).max(limits.foreignZipCode);

/** An address (section 3), with street and number in one text as it is typed, and separately where a register knew the parts. */
export const Address = z
  .object({
    countryCode: field(CountryCode, oneOfMany('country')),
    street: text().optional(),
    streetNumber: text(limits.streetNumber).optional(),
    streetWithNumbers: field(text().check(must('streetNumber', endsWithNumber)), line),
    city: field(text(), line),
    zipCode: field(ZipCode, line),
  })
  .check(must('zip', hasZipCodeOfCountry, { path: ['zipCode'], always: true }));
export type Address = z.infer<typeof Address>;

type Begun = { readonly [K in keyof Address]?: Address[K] | undefined } | undefined;
const neededParts = ['countryCode', 'streetWithNumbers', 'city', 'zipCode'] as const;

/** An address that may be left out as a whole; once begun, it must be complete. */
export const OptionalAddress = optionalGroup(Address.shape).check(
  ...neededParts.map((part) =>
    mustBePresent('required', (address: Begun) => address?.[part] !== undefined, {
      path: [part],
      always: true,
    }),
  ),
  must('zip', (address: Begun) => hasZipCodeOfCountry(address ?? {}), { path: ['zipCode'], always: true }),
);

/** True for five digits at home. What other countries write differs too much to be checked. */
function hasZipCodeOfCountry(address: { zipCode?: unknown; countryCode?: unknown }): boolean {
  const { zipCode, countryCode = 'CZ' } = address;
  if (typeof zipCode !== 'string' || zipCode === '') return true;
  return countryCode === 'CZ' || countryCode === 'SK' ? isZipCode(zipCode) : /^[A-Z0-9-]{3,}$/.test(zipCode);
}
