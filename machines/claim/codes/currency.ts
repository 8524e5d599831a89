import * as z from 'zod';

/** What amounts are told in: Kč or €. Source: specification section 9. */
export const Currency = z.enum(['CZK', 'EUR']);
export type Currency = z.infer<typeof Currency>;

/** The country a policy was taken out in. */
export const PolicyCountry = z.enum(['CZ', 'SK']);
export type PolicyCountry = z.infer<typeof PolicyCountry>;
