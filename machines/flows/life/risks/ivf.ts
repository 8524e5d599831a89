import { definePage } from '#machines/report/kit.ts';
import { currency } from '#machines/flows/shared/currency.ts';
import { ask } from '#machines/flows/life/ask.ts';

/** A cycle of assisted reproduction. */
export const ivf = definePage({
  code: 'ivf',
  path: '/ivf-informace',
  step: 'event',
  questions: [
    ask('ivfCycleNumber'),
    ask('transferDate', { optional: true }),
    ask('medicalFacilityName'),
    ask('doctorName', { optional: true }),
    ask('paidByPublicInsurance'),
    currency(),
    ask('costs', { optional: true }),
    ask('moreInfo', { optional: true }),
  ],
  canEnter: { fact: 'appliedRiskId', is: 'PAR' },
  next: ['documents'],
});
