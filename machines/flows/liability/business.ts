import type { LiabilityArea } from '../../claim/codes/liability.ts';
import { definePage } from '../../flow/page.ts';
import type { Rule } from '../../flow/rule.ts';
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
    ask('deliveredOn', { when: as('PRODUCT'), optional: true }),
    ask('mistakeDate', { when: as('PROFESSION') }),
    ask('thingTakenOver', { when: as('BUSINESS') }),
  ],
  canEnter: { all: [isCaused, as('BUSINESS', 'PRODUCT', 'PROFESSION')] },
  next: ['injuredParty1'],
});
