import type * as z from 'zod';
import {
  discountLimits,
  type DiscountRecord,
  type DiscountStatus,
  type DiscountUnit,
} from '#machines/service/sales/discountRecord.ts';
import type { BonusMalus } from './bonusMalus.ts';
import { findCampaign } from './campaigns.ts';

/** One rung: what it is, of what in per cent, how it changes the premium, and what is left. */
export interface Rung {
  readonly kind: 'BONUS' | 'MALUS' | 'CAMPAIGN' | 'BUSINESS' | 'CREDITS' | 'FLOOR';
  /** Below 0 where it takes something off. */
  readonly percent?: number;
  /** In the currency of the policy, where the technical premium is known. */
  readonly change?: number;
  readonly left?: number;
}

/** The way from the technical premium of a year to what is paid. */
export interface Ladder {
  readonly technical?: number;
  readonly rungs: readonly Rung[];
  /** What is paid for a year, in whole crowns or euros upwards. */
  readonly premium?: number;
}

interface Given {
  readonly technical?: number | undefined;
  readonly bonus: Pick<BonusMalus, 'bonus' | 'malus'>;
  readonly record: Pick<DiscountRecord, 'marketingAction' | 'businessDiscount' | 'internalCreditsDiscount'>;
}

type Unit = z.infer<typeof DiscountUnit>;

/** A discount of the agent in per cent of the technical premium; undefined where that is not known. */
export const percentOf = (
  { value, unit = 'PERCENT' }: { readonly value?: number | undefined; readonly unit?: Unit | undefined },
  technical: number | undefined,
): number | undefined => {
  if (value === undefined || unit === 'PERCENT') return value;
  return technical === undefined || technical === 0 ? undefined : (value / technical) * 100;
};

/**
 * The ladder of a premium: bonus or malus, campaign, discount of the agent, credits, each of what the one before has left. Forty per cent
 * of the technical premium always stay.
 */
export function ladderOf({ technical, bonus: { bonus, malus }, record }: Given): Ladder {
  const {
    marketingAction,
    businessDiscount: { value, unit = 'PERCENT' } = {},
    internalCreditsDiscount = 0,
  } = record;
  const campaign = findCampaign(marketingAction?.code);
  const planned: readonly Planned[] = [
    ...(bonus > 0 ? [{ kind: 'BONUS', percent: -bonus } as const] : []),
    ...(malus > 0 ? [{ kind: 'MALUS', percent: malus } as const] : []),
    ...(campaign ? [{ kind: 'CAMPAIGN', percent: -campaign.percent } as const] : []),
    ...(value
      ? [
          unit === 'PERCENT'
            ? ({ kind: 'BUSINESS', percent: -value } as const)
            : ({ kind: 'BUSINESS', change: -value } as const),
        ]
      : []),
    ...(internalCreditsDiscount > 0 ? [{ kind: 'CREDITS', change: -internalCreditsDiscount } as const] : []),
  ];
  if (technical === undefined) return { rungs: planned };
  const rungs: Rung[] = [];
  let left = technical;
  for (const { kind, percent, change = (left * (percent ?? 0)) / 100 } of planned) {
    left = cents(left + change);
    rungs.push({ kind, ...(percent !== undefined && { percent }), change: cents(change), left });
  }
  const least = cents((technical * discountLimits.floor) / 100);
  if (left < least) rungs.push({ kind: 'FLOOR', change: cents(least - left), left: least });
  return { technical, rungs, premium: Math.ceil(Math.max(left, least)) };
}

/** What of discounts is given: nothing of those that an underwriter has refused. */
export const grantedIn = (record: DiscountRecord, status: DiscountStatus | undefined): DiscountRecord =>
  status === 'REFUSED' ? {} : record;

type Planned = Pick<Rung, 'kind' | 'percent' | 'change'>;

/** Hundredths that no price has would round a whole crown up. */
const cents = (value: number): number => Math.round(value * 100) / 100;
