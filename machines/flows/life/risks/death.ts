import { inOrder } from '../../../claim/rules/dayRules.ts';
import { matureLifePolicy } from '../../../claim/rules/underwritingRules.ts';
import { definePage } from '../../../flow/page.ts';
import { ask } from '../../../flow/question.ts';
import { onLoan } from '../conditions.ts';
import { afterDeath } from '../contractRoles.ts';

/** Where and of what the insured died. */
export const death = definePage({
  code: 'death',
  path: '/umrti',
  step: 'event',
  questions: [
    // Elsewhere it is the day of the event; who was hurt in a vehicle may have died later.
    ask('deathDate', { when: { fact: 'appliedRiskId', is: 'SED' } }),
    ask('deathPlace'),
    ask('deathCause'),
    // Who is related has told it with the relation to the contract.
    ask('claimantRole', {
      when: { not: { fact: 'reporterRole', in: ['LEGAL_REP', 'OTHER'] } },
      only: afterDeath,
    }),
    ask('doctorName', { optional: true }),
  ],
  checks: [inOrder('incidentDate', 'deathDate'), matureLifePolicy('deathCause')],
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
