import type { Flow } from '#machines/flow/flow.ts';
import type { Page } from '#machines/flow/page.ts';
import { inGroup } from '#machines/flow/question.ts';
import { salesHome } from '#machines/sales/paths.ts';
import { discountChecks } from './discountChecks.ts';
import { ask, definePage, flowOf, type DiscountNames } from './discountKit.ts';

const bonus = inGroup('bonus', [ask('carryOver', { optional: true, when: { fact: 'mayCarry', is: true } })]);

const reductions = inGroup('reductions', [
  ask('marketingAction.code', { optional: true }),
  ask('businessDiscount.value', { optional: true }),
  ask('businessDiscount.unit', {
    when: { fact: 'givesDiscount', is: true },
    begins: { value: 'PERCENT', when: { fact: 'givesDiscount', is: true } },
  }),
  // Credits are korunas.
  ask('internalCreditsDiscount', { optional: true, when: { not: { fact: 'policy.country', is: 'SK' } } }),
]);

/** The form of the discounts of a policy. */
const discount = definePage({
  code: 'discount',
  path: '/slevy',
  step: 'clients',
  questions: [...bonus, ...reductions],
  checks: discountChecks,
  next: [],
});

/** The form of discounts, a flow of one page. */
export const discountFlow = flowOf(
  { known: {}, home: salesHome, steps: ['clients'], code: 'sales.DISCOUNT', start: 'discount' },
  [discount],
);

export type DiscountFlow = Flow<DiscountNames>;
export type DiscountPage = Page<DiscountNames>;

/** Its one page. */
export const discountForm: DiscountPage = discountFlow.pages[0];
