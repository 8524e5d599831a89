import { Claim } from '../../claim/claim.ts';
import { treatmentEndTold, treatmentInOrder } from '../../claim/life/lifeRules.ts';
import { definePage } from '../../flow/page.ts';
import { medicalFacility } from './medicalFacility.ts';

/** Where and how long the injury is treated. */
export const injuryTreatment = definePage({
  code: 'injuryTreatment',
  path: '/uraz-leceni',
  step: 'event',
  answers: Claim.pick({
    ...medicalFacility,
    firstTreatmentDate: true,
    treatmentEnded: true,
    hospitalized: true,
    doctorName: true,
    treatmentTo: true,
    sickLeave: true,
    surgery: true,
    sameBodyPartBefore: true,
  }).partial({
    doctorName: true,
    treatmentTo: true,
    sickLeave: true,
    surgery: true,
    sameBodyPartBefore: true,
  }),
  checks: () => [treatmentEndTold, treatmentInOrder],
  next: ['injuryHospital', 'injuryMore'],
});
