import type { AddressChoice } from '#machines/claim/enums.ts';
import type { Rule } from '#machines/claim/rule.ts';
import type { Offer } from '#machines/report/kit.ts';

/** Somewhere in Czechia, Slovakia, or another country. */
type Country = Exclude<AddressChoice, 'POLICY' | 'UNKNOWN'>;

/** Slovakia is at home. */
export const isSlovak: Rule = { fact: 'policyCountry', is: 'SK' };
const isOpen: Rule = { not: { fact: 'policyCountry', in: ['CZ', 'SK'] } };

/** Where something may be: first in the country of the policy, in both where no policy tells one, and anywhere else as abroad. */
export const countries: readonly Offer<Country>[] = [
  { code: 'SLOVAK', when: isSlovak },
  'CZECH',
  { code: 'SLOVAK', when: isOpen },
  'ABROAD',
];

/** Those of an address that is told. */
export const inCountry = ['CZECH', 'SLOVAK', 'ABROAD'] as const satisfies readonly Country[];
