import { Claim } from '../../claim/claim.ts';
import { matureLifePolicy } from '../../claim/life/lifePolicyAge.ts';
import { claimantTold } from '../../claim/life/lifeRules.ts';
import { definePage } from '../../flow/page.ts';

/** When, where and of what the insured died. */
export const death = definePage({
  code: 'death',
  path: '/umrti',
  step: 'event',
  answers: Claim.pick({
    deathDate: true,
    deathPlace: true,
    deathCause: true,
    claimantRole: true,
    doctorName: true,
  }).partial({ claimantRole: true, doctorName: true }),
  checks: (claim) => [claimantTold(claim), matureLifePolicy(claim, 'deathDate')],
  canEnter: {
    any: [
      { fact: 'appliedRiskId', is: 'UMR' },
      {
        all: [
          { fact: 'appliedRiskId', is: 'BAN' },
          { fact: 'claimEventType', is: 'DEATH' },
        ],
      },
      {
        all: [
          { fact: 'appliedRiskId', is: 'SED' },
          { fact: 'fatal', is: true },
        ],
      },
    ],
  },
  next: ['deathInjury', 'deathMore'],
});
