import { typesOf } from '#machines/calls/typesOf.ts';
import { defineSubject, type NamesOf } from '#machines/flow/defineSubject.ts';
import { DiscountFields, type DiscountDetail, type WholeDiscount } from './discountFields.ts';

interface DiscountShapes {
  readonly detail: DiscountDetail;
  readonly whole: WholeDiscount;
  readonly flow: object;
  readonly ref: string;
  readonly result: object;
  readonly extra: object;
}

/** What forms about discounts have names for. */
export type DiscountNames = NamesOf<DiscountShapes, never, never, 'clients'>;

/** The discounts of a policy of the sales application, a subject of the kit: what counts for a bonus, and what is given besides. */
export const { ask, definePage, flowOf } = defineSubject({
  name: 'discount',
  types: typesOf<DiscountShapes>(),
  fields: DiscountFields.shape,
  facts: ({ flag }) => ({
    givesDiscount: flag(
      ['businessDiscount.value'],
      ({ businessDiscount }) => businessDiscount?.value !== undefined,
    ),
  }),
  lookups: {},
  dialogs: [],
  steps: ['clients'],
  dependents: {},
  done: 'done',
});
