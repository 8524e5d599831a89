import { matureLifePolicy } from '../../../claim/rules/underwritingRules.ts';
import { definePage } from '../../../flow/page.ts';
import { ask } from '../../../flow/question.ts';
import { onLoan } from '../conditions.ts';
import { afterDeath } from '../contractRoles.ts';
import { practitioner } from '../groups.ts';

/** When, where and of what the insured died. */
export const death = definePage({
  code: 'death',
  path: '/umrti',
  step: 'event',
  questions: [
    ask('deathDate'),
    ask('deathPlace'),
    ask('deathCause'),
    // Who is related has told it with the relation to the contract.
    ask('claimantRole', {
      when: { not: { fact: 'reporterRole', in: ['LEGAL_REP', 'OTHER'] } },
      only: afterDeath,
    }),
    ...practitioner({ optional: true }),
  ],
  checks: [matureLifePolicy('deathDate')],
  canEnter: {
    any: [
      { fact: 'appliedRiskId', is: 'UMR' },
      onLoan('DEATH'),
      {
        all: [
          { fact: 'appliedRiskId', is: 'SED' },
          { fact: 'injurySeverity.code', is: '4' },
        ],
      },
    ],
  },
  next: ['deathInjury', 'deathMore'],
});
