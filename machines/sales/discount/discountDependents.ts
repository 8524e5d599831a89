import type { Dependent } from '#machines/subject/dependent.ts';

const sameIndex = (field: string, ...targets: readonly string[]): readonly Dependent[] =>
  targets.map((target) => ({ field, target, reach: 'SAME_INDEX' }));

/** What is validated again in the form of discounts when something changes; it has no rows. Source: specification section 5. */
export const discountDependents: readonly Dependent[] = [
  ...sameIndex('businessDiscount.unit', 'businessDiscount.value'),
  ...sameIndex('businessDiscount.value', 'businessDiscount.unit'),
  ...sameIndex('marketingAction.code', 'businessDiscount.value'),
];

/** What the service is asked about an answer: the credits are told as the form opens, and asked again as it is saved. */
export const discountAsyncChecks = { internalCreditsDiscount: ['agents.credits'] } as const;
