import { matureLifePolicy } from '#machines/claim/rules/underwritingRules.ts';
import { definePage } from '#machines/report/kit.ts';
import { onLoan, seatsDeath } from '#machines/flows/life/conditions.ts';
import { claimantRole, lastOfDeath, practitioner } from '#machines/flows/life/groups.ts';
import { ask } from '#machines/flows/life/ask.ts';

/** Of what the insured died. Where, the death certificate says. */
export const death = definePage({
  code: 'death',
  path: '/umrti',
  step: 'event',
  questions: [
    // Elsewhere it is the day of the event; who was hurt in a vehicle may have died later.
    ask('deathDate', {
      when: { fact: 'appliedRiskId', is: 'SED' },
      begins: { from: 'incidentDate', when: { fact: 'appliedRiskId', is: 'SED' } },
    }),
    ask('deathCause'),
    claimantRole,
    ...lastOfDeath,
    // A young policy wants the health record, which names them.
    ...practitioner,
  ],
  checks: [matureLifePolicy('deathCause')],
  // On a journey it is asked about on a page of its own.
  canEnter: {
    any: [{ fact: 'appliedRiskId', is: 'UMR' }, onLoan('DEATH'), seatsDeath],
  },
  next: ['deathInjury', 'deathMore', 'claimant', 'documents'],
});
