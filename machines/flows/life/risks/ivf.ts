import { definePage } from '#machines/report/kit.ts';
import { currency } from '#machines/flows/shared/currency.ts';
import { anythingElse, doctor } from '#machines/flows/life/groups.ts';
import { ask } from '#machines/flows/life/ask.ts';

/** A cycle of assisted reproduction. */
export const ivf = definePage({
  code: 'ivf',
  path: '/ivf-informace',
  step: 'event',
  questions: [
    ask('ivfCycleNumber'),
    ask('medicalFacilityName'),
    ask('paidByPublicInsurance'),
    currency(),
    ask('costs', { optional: true }),
    ask('transferDate', { optional: true, isDetail: true }),
    doctor,
    anythingElse,
  ],
  canEnter: { fact: 'appliedRiskId', is: 'PAR' },
  next: ['documents'],
});
