import { definePage } from '../../../flow/page.ts';
import { orUnknown } from '../conditions.ts';
import { facility, sameDay } from '../groups.ts';
import { ask } from '../ask.ts';

/** Where and how long the injury was treated. */
export const injuryTreatment = definePage({
  code: 'injuryTreatment',
  path: '/uraz-leceni',
  step: 'event',
  questions: [
    ...facility,
    ask('diagnosis', { optional: true, words: 'knownDiagnosis' }),
    ask('firstTreatmentDate'),
    ask('treatmentEnded', { only: orUnknown('YES', 'NO') }),
    ask('treatmentTo', { when: { fact: 'treatmentEnded', is: 'YES' } }),
    ask('hospitalized', { only: orUnknown('YES', 'NO') }),
    ask('surgery', { optional: true }),
    ask('sickLeave', { optional: true }),
    ask('sameBodyPartBefore', { optional: true }),
  ],
  begins: sameDay('firstTreatmentDate'),
  next: ['injuryHospital', 'injuryMore'],
});
