import { Claim } from '../../claim/claim.ts';
import { askedWhen, staysTold } from '../../claim/life/lifeRules.ts';
import { definePage } from '../../flow/page.ts';

/** Why the insured was in hospital, and when. */
export const hospital = definePage({
  code: 'hospital',
  path: '/pobyt-v-nemocnici',
  step: 'event',
  answers: Claim.pick({
    healthCause: true,
    incidentDescription: true,
    hospitalizationCount: true,
    hospitalizations: true,
    injuryDate: true,
    activity: true,
  }).partial({ injuryDate: true, activity: true }),
  checks: () => [
    askedWhen(({ healthCause }) => healthCause === 'INJURY', 'injuryDate', 'activity'),
    staysTold,
  ],
  canEnter: {
    any: [
      { fact: 'appliedRiskId', is: 'NEM' },
      {
        all: [
          { fact: 'appliedRiskId', is: 'CPZ' },
          { fact: 'claimEventType', is: 'HOSPITAL' },
        ],
      },
    ],
  },
  next: ['hospitalAthlete', 'hospitalMore'],
});
