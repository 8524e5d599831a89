import type { LiabilityArea } from '#machines/claim/codes/liability.ts';
import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { isCaused } from './conditions.ts';
import { ask } from './ask.ts';

const as = (...areas: readonly LiabilityArea[]): Rule => ({ fact: 'liabilityArea', in: areas });

/** What work or product caused the damage. */
export const business = definePage({
  code: 'business',
  path: '/podnikani',
  step: 'event',
  questions: [
    ask('businessActivity'),
    ask('productName', { when: as('PRODUCT') }),
    ask('mistakeDate', { when: as('PROFESSION') }),
    ask('thingTakenOver', { when: as('BUSINESS') }),
    ask('deliveredOn', { when: as('PRODUCT'), optional: true, isDetail: true }),
  ],
  canEnter: { all: [isCaused, as('BUSINESS', 'PRODUCT', 'PROFESSION')] },
  next: ['injuredParty'],
});
