import type { CostBasis } from '#machines/claim/enums.ts';
import { definePage } from '#machines/report/kit.ts';
import { offersBy } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { isHandled } from './repairHandling.ts';
import { inspectionQuestions, whomToMeet } from '#machines/flows/shared/inspectionQuestions.ts';
import { ask } from './ask.ts';

/** True where there is damage to be seen and somebody knows where it will be. */
const isInspected: Rule = {
  fact: 'repairHandling',
  in: ['VEHICLE_HEADINGFOR_SERVICE', 'VEHICLE_IN_SERVICE', 'VEHICLE_SELF_REPAIRMENT'],
};

/** How the damage may be settled where no shop is chosen, by how it is repaired; else that is asked with the shop. */
const costBases: Readonly<Record<'VEHICLE_SELF_REPAIRMENT' | 'VEHICLE_FIXED', readonly CostBasis[]>> = {
  VEHICLE_SELF_REPAIRMENT: ['COSTING', 'INVOICE', 'UNSPECIFIED'],
  VEHICLE_FIXED: ['INVOICE', 'COSTING'],
};

/** Where the vehicle is, how it is inspected and, where no shop is chosen, paid. Where nobody knows how it is repaired we call. */
export const inspection = definePage({
  code: 'inspection',
  path: '/prohlidka-a-oprava',
  step: 'event',
  questions: [
    ...inspectionQuestions(isInspected),
    ask('costBasis', {
      when: { fact: 'repairHandling', in: ['VEHICLE_SELF_REPAIRMENT', 'VEHICLE_FIXED'] },
      optional: true,
      only: offersBy(costBases, (handling) => ({ fact: 'repairHandling', is: handling })),
    }),
    whomToMeet(isInspected),
  ],
  canEnter: isHandled,
  next: ['repairShop', 'documents'],
});
