import { definePage } from '../../flow/page.ts';
import type { Rule } from '../../flow/rule.ts';
import { ask, tell } from './ask.ts';

/** A company that is not our partner, with which the reporter settles. */
const isOwn: Rule = { fact: 'shopKind', in: ['HOME', 'OTHER'] };

/** The company that repairs it, from a list and a map that show the same; what the choice means is told below it. */
export const repairShop = definePage({
  code: 'repairShop',
  path: '/servis',
  step: 'event',
  questions: [
    ask('repairShop'),
    ask('costBasis', {
      when: { fact: 'shopKind', in: ['PARTNER', 'HOME', 'OTHER'] },
      optional: true,
      only: ['INVOICE', { code: 'COSTING', when: isOwn }, { code: 'UNSPECIFIED', when: isOwn }],
      settles: true,
    }),
    tell('costBasis', { fact: 'shopKind', is: 'PARTNER' }),
    tell('repairShop.atHome', { fact: 'repairShop.atHome', is: true }),
  ],
  canEnter: {
    fact: 'propertyRepairHandling',
    in: ['PROPERTY_HEADINGFOR_SERVICE', 'PROPERTY_IN_SERVICE'],
  },
  needs: [{ need: 'shop' }],
  next: ['documents'],
});
