import { Claim } from '../../claim/claim.ts';
import { repairShopWhenInService } from '../../claim/inspectionRules.ts';
import { definePage } from '../../flow/page.ts';

/** The repair shop, from a list and a map in step; what it means for the payment is confirmed. */
export const repairShop = definePage({
  code: 'repairShop',
  path: '/servis',
  step: 'event',
  answers: Claim.pick({ repairShop: true }),
  checks: ({ repairHandling }) => [repairShopWhenInService(repairHandling)],
  confirm: [
    { dialog: 'confirmRecommendedShop', when: { fact: 'repairShop', is: 'PARTNER' } },
    { dialog: 'confirmHomeRepairBranch', when: { fact: 'repairShop', is: 'HOME' } },
    { dialog: 'nonContractService', when: { fact: 'repairShop', is: 'OTHER' } },
  ],
  canEnter: { fact: 'repairHandling', in: ['VEHICLE_HEADINGFOR_SERVICE', 'VEHICLE_IN_SERVICE'] },
  next: ['documents'],
});
