import { Claim } from '../../claim/claim.ts';
import { askedWhen, periodTold } from '../../claim/life/lifeRules.ts';
import { definePage } from '../../flow/page.ts';
import { medicalFacility } from './medicalFacility.ts';

const mayBeLeftOut = {
  dateTo: true,
  ongoing: true,
  sickNoteNumber: true,
  employerName: true,
  sicknessInsured: true,
  doctorName: true,
} as const;

/** Since when the insured is unfit for work, and why. */
export const noWork = definePage({
  code: 'noWork',
  path: '/pracovni-neschopnost',
  step: 'event',
  answers: Claim.pick({
    noWorkCause: true,
    dateFrom: true,
    diagnosis: true,
    ...medicalFacility,
    ...mayBeLeftOut,
  }).partial(mayBeLeftOut),
  checks: (claim) => [
    periodTold,
    askedWhen(() => claim.insured?.employeeType === 'EMPLOYEE', 'employerName'),
    askedWhen(() => claim.insured?.employeeType === 'SELF_EMPLOYEE', 'sicknessInsured'),
  ],
  canEnter: {
    any: [
      { fact: 'appliedRiskId', is: 'PN' },
      {
        all: [
          { fact: 'appliedRiskId', is: 'BAN' },
          { fact: 'claimEventType', is: 'NO_WORK' },
        ],
      },
    ],
  },
  next: ['noWorkEvent', 'noWorkMore'],
});
