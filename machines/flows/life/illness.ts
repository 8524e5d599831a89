import { Claim } from '../../claim/claim.ts';
import { askedWhen } from '../../claim/life/lifeRules.ts';
import { matureLifePolicy } from '../../claim/life/lifePolicyAge.ts';
import { definePage } from '../../flow/page.ts';
import { medicalFacility } from './medicalFacility.ts';

/** The serious illness, since when, and who treats it. */
export const illness = definePage({
  code: 'illness',
  path: '/zavazne-onemocneni',
  step: 'event',
  answers: Claim.pick({
    diagnosis: true,
    diagnosisDate: true,
    firstSymptomsDate: true,
    previousTreatment: true,
    ...medicalFacility,
    surgery: true,
    surgeryDate: true,
    doctorName: true,
    moreInfo: true,
  }).partial({ surgery: true, surgeryDate: true, doctorName: true, moreInfo: true }),
  checks: (claim) => [
    matureLifePolicy(claim, 'diagnosisDate'),
    askedWhen(({ surgery }) => surgery === 'YES', 'surgeryDate'),
  ],
  canEnter: {
    any: [
      { fact: 'appliedRiskId', is: 'ZO' },
      {
        all: [
          { fact: 'appliedRiskId', is: 'BAN' },
          { fact: 'claimEventType', is: 'ILLNESS' },
        ],
      },
    ],
  },
  next: ['documents'],
});
