import { definePage } from '../../flow/page.ts';
import type { Rule } from '../../flow/rule.ts';
import { ask, tell } from './ask.ts';

/** A shop that is not our partner, with which the reporter settles. */
const isOwn: Rule = { fact: 'shopKind', in: ['HOME', 'OTHER'] };

/** The repair shop, from a list and a map that show the same; what the choice means for the payment is told below it. */
export const repairShop = definePage({
  code: 'repairShop',
  path: '/servis',
  step: 'event',
  questions: [
    ask('repairShop', { words: [{ key: 'glassShop', when: { fact: 'vehicleRouting', is: 'GLASS' } }] }),
    // We settle with a partner ourselves, by its invoice.
    ask('costBasis', {
      when: { fact: 'shopKind', in: ['PARTNER', 'HOME', 'OTHER'] },
      optional: true,
      only: [
        'INVOICE',
        { code: 'COSTING', when: isOwn },
        { code: 'TOTAL', when: { all: [isOwn, { fact: 'repairHandling', is: 'VEHICLE_IN_SERVICE' }] } },
        { code: 'UNSPECIFIED', when: isOwn },
      ],
      settles: true,
    }),
    tell('costBasis', { fact: 'shopKind', is: 'PARTNER' }),
    tell('repairShop.atHome', { fact: 'repairShop.atHome', is: true }),
  ],
  canEnter: { fact: 'repairHandling', in: ['VEHICLE_HEADINGFOR_SERVICE', 'VEHICLE_IN_SERVICE'] },
  needs: [{ need: 'shop' }],
  next: ['documents'],
});
