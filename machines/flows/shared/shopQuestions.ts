import type { CostBasis } from '#machines/claim/enums.ts';
import type { Offer } from '#machines/report/kit.ts';
import type { Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { ask, tell } from './ask.ts';

/** A shop that is not our partner, with which the reporter settles. */
export const isOwnShop: Rule = { fact: 'shopKind', in: ['HOME', 'OTHER'] };

/** How a repair by the chosen shop is paid, with what else its line offers. We settle with a partner ourselves, by its invoice. */
export const shopPaid = (...others: readonly Offer<CostBasis>[]): readonly Question[] => [
  ask('costBasis', {
    when: { fact: 'shopKind', in: ['PARTNER', 'HOME', 'OTHER'] },
    optional: true,
    only: [
      'INVOICE',
      { code: 'COSTING', when: isOwnShop },
      ...others,
      { code: 'UNSPECIFIED', when: isOwnShop },
    ],
    autoAnswers: true,
  }),
  tell('costBasis', { fact: 'shopKind', is: 'PARTNER' }),
  tell('repairShop.atHome', { fact: 'repairShop.atHome', is: true }),
];
