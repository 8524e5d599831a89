import { definePage } from '../../../flow/page.ts';
import { currency } from '../../shared/currency.ts';
import { ask } from '../ask.ts';

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
