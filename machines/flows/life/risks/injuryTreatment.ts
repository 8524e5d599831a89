import { asDetails } from '#machines/flow/question.ts';
import { definePage } from '#machines/report/kit.ts';
import { orUnknown } from '#machines/flows/life/conditions.ts';
import { doctor, facility, knownDiagnosis } from '#machines/flows/life/groups.ts';
import { ask } from '#machines/flows/life/ask.ts';

/** Where and how long the injury was treated. */
export const injuryTreatment = definePage({
  code: 'injuryTreatment',
  path: '/uraz-leceni',
  step: 'event',
  questions: [
    ...facility,
    ask('firstTreatmentDate', { begins: { from: 'incidentDate' } }),
    ask('treatmentEnded', { only: orUnknown('YES', 'NO') }),
    ask('treatmentTo', { when: { fact: 'treatmentEnded', is: 'YES' } }),
    ask('hospitalized', { only: orUnknown('YES', 'NO') }),
    doctor,
    knownDiagnosis,
    ...asDetails([ask('surgery'), ask('sickLeave'), ask('sameBodyPartBefore')]),
  ],
  next: ['injuryHospital', 'injuryMore'],
});
