import { definePage } from '../../flow/page.ts';
import { ask, tell } from '../../flow/question.ts';

/** The repair shop, from a list and a map that show the same; what the choice means for the payment is confirmed. */
export const repairShop = definePage({
  code: 'repairShop',
  path: '/servis',
  step: 'event',
  questions: [
    ask('repairShop', { words: [{ key: 'glassShop', when: { fact: 'vehicleRouting', is: 'GLASS' } }] }),
    tell('repairShop.atHome', { fact: 'repairShop.atHome', is: true }),
  ],
  confirm: [
    { dialog: 'confirmRecommendedShop', when: { fact: 'shopKind', is: 'PARTNER' } },
    { dialog: 'confirmHomeRepairBranch', when: { fact: 'shopKind', is: 'HOME' } },
    { dialog: 'nonContractService', when: { fact: 'shopKind', is: 'OTHER' } },
  ],
  canEnter: { fact: 'repairHandling', in: ['VEHICLE_HEADINGFOR_SERVICE', 'VEHICLE_IN_SERVICE'] },
  needs: [{ need: 'shop' }],
  next: ['documents'],
});
