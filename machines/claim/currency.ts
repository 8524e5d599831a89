import type { ClaimDetail } from './claim.ts';
import type { Currency, PolicyCountry } from './codes/currency.ts';

const currencies = { CZ: 'CZK', SK: 'EUR' } as const satisfies Record<PolicyCountry, Currency>;

/**
 * The currency of every amount of a claim: that of the country of its policy, Kč where the policy tells none; where there is no
 * policy the one the reporter chose, undefined until they have. The language of the screen tells nothing. Source: decisions,
 * "Decided after the first build".
 */
export const currencyOf = ({ dummyPolicy, policyCountry, currency }: ClaimDetail): Currency | undefined =>
  dummyPolicy ? currency : currencies[policyCountry ?? 'CZ'];

/** The currency that the amounts of a claim count in: Kč where nothing tells another. */
export const amountsIn = (claim: ClaimDetail): Currency => currencyOf(claim) ?? 'CZK';
