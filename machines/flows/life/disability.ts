import { Claim } from '../../claim/claim.ts';
import { askedWhen } from '../../claim/life/lifeRules.ts';
import { matureLifePolicy } from '../../claim/life/lifePolicyAge.ts';
import { definePage } from '../../flow/page.ts';

/** The disability that was acknowledged and what it comes from. */
export const disability = definePage({
  code: 'disability',
  path: '/invalidita',
  step: 'event',
  answers: Claim.pick({
    disabilityDegree: true,
    disabilityDate: true,
    decisionDate: true,
    healthCause: true,
    diagnosis: true,
    doctorName: true,
    injuryDate: true,
    firstSymptomsDate: true,
    nextReviewDate: true,
    moreInfo: true,
  }).partial({ injuryDate: true, firstSymptomsDate: true, nextReviewDate: true, moreInfo: true }),
  checks: (claim) => [
    matureLifePolicy(claim, 'disabilityDate'),
    askedWhen(({ healthCause }) => healthCause === 'INJURY', 'injuryDate'),
    askedWhen(({ healthCause }) => healthCause === 'DISEASE', 'firstSymptomsDate'),
  ],
  canEnter: {
    any: [
      { fact: 'appliedRiskId', is: 'INV' },
      {
        all: [
          { fact: 'appliedRiskId', is: 'BAN' },
          { fact: 'claimEventType', is: 'DISABILITY' },
        ],
      },
    ],
  },
  next: ['documents'],
});
