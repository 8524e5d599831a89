import { definePage } from '#machines/report/kit.ts';
import { isOwnShop, shopPaid } from '#machines/flows/shared/shopQuestions.ts';
import { ask } from './ask.ts';

/** The repair shop, from a list and a map that show the same; what the choice means for the payment is told below it. */
export const repairShop = definePage({
  code: 'repairShop',
  path: '/servis',
  step: 'event',
  questions: [
    ask('repairShop', { words: [{ key: 'glassShop', when: { fact: 'vehicleRouting', is: 'GLASS' } }] }),
    ...shopPaid({
      code: 'TOTAL',
      when: { all: [isOwnShop, { fact: 'repairHandling', is: 'VEHICLE_IN_SERVICE' }] },
    }),
  ],
  canEnter: { fact: 'repairHandling', in: ['VEHICLE_HEADINGFOR_SERVICE', 'VEHICLE_IN_SERVICE'] },
  needs: [{ need: 'shop' }],
  next: ['documents'],
});
