import * as z from 'zod';
import { amount, code } from '#machines/claim/fields/text.ts';
import {
  DiscountedPolicy,
  DiscountUnit,
  type KnownOfDiscount,
} from '#machines/service/sales/discountRecord.ts';
import { Credits } from '#machines/service/sales/policyCalls.ts';
import { field, inline, money, tick } from '#machines/subject/control.ts';

/** What is known of the discounts of a policy, each field with its schema and its control. Source: specification section 3, "Sales-shell entities". */
export const DiscountFields = z.object({
  carryOver: field(z.literal(true), tick),
  marketingAction: z.object({ code: field(code(), { kind: 'search', codelist: 'campaign' }) }),
  businessDiscount: z.object({
    value: field(amount(), { kind: 'number', width: 'short', decimal: true }),
    unit: field(DiscountUnit, inline),
  }),
  internalCreditsDiscount: field(amount(), money),
  policy: DiscountedPolicy,
  credits: Credits,
  before: z.object({ campaign: z.string() }),
  /** There is insurance of a business that may be carried over. */
  mayCarry: z.boolean(),
  done: z.array(z.string()),
});
type Whole = z.infer<typeof DiscountFields>;

/** The record of discounts with all its fields. */
export interface WholeDiscount extends Whole {}

type Begun<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** The record of discounts as far as it is known. */
export interface DiscountDetail extends Begun<
  Omit<Whole, 'marketingAction' | 'businessDiscount' | 'before'>
> {
  readonly marketingAction?: Begun<Whole['marketingAction']> | undefined;
  readonly businessDiscount?: Begun<Whole['businessDiscount']> | undefined;
  readonly before?: Begun<Whole['before']> | undefined;
}

/** What the rules of discounts read of what is known besides the answers. */
export const ruledBy = ({ policy, credits, before, carried }: KnownOfDiscount) =>
  ({ policy, credits, before, mayCarry: carried.length > 0 }) satisfies DiscountDetail;
