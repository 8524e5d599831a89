import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { ClaimsData } from '../../machines/service/claimRequest.ts';

interface Priced {
  readonly price?: number | undefined;
}

/** What the reporter says was lost, in money: one amount for each kind that is named with a price. */
export function amountsOf(claim: ClaimDetail): ClaimsData['amounts'] {
  const parties = claim.injuredParties ?? [];
  return [
    sum('STOLEN_THINGS', claim.stolenThings ?? []),
    sum(
      'DAMAGED_THINGS',
      parties.flatMap((party) => party.damagedThings ?? []),
    ),
    sum(
      'FINANCIAL_LOSSES',
      parties.flatMap((party) => party.financialLosses ?? []),
    ),
  ].filter((amount) => amount.value > 0);
}

const sum = (kind: string, items: readonly Priced[]): ClaimsData['amounts'][number] => ({
  kind,
  value: items.reduce((total, item) => total + (item.price ?? 0), 0),
  currency: 'CZK',
});
