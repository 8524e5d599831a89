import { definePage } from '#machines/report/kit.ts';
import { shopPaid } from '#machines/flows/shared/shopQuestions.ts';
import { ask } from './ask.ts';

/** The company that repairs it, from a list and a map that show the same; what the choice means is told below it. */
export const repairShop = definePage({
  code: 'repairShop',
  path: '/servis',
  step: 'event',
  questions: [ask('repairShop'), ...shopPaid()],
  canEnter: {
    fact: 'propertyRepairHandling',
    in: ['PROPERTY_HEADINGFOR_SERVICE', 'PROPERTY_IN_SERVICE'],
  },
  needs: [{ need: 'shop' }],
  next: ['documents'],
});
