import { matureLifePolicy } from '../../../claim/rules/underwritingRules.ts';
import { definePage } from '../../../flow/page.ts';
import { ask } from '../../../flow/question.ts';
import { onLoan, seatsDeath } from '../conditions.ts';
import { claimantRole, practitioner } from '../groups.ts';

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
    claimantRole,
    ...practitioner({ optional: true }),
  ],
  checks: [matureLifePolicy('deathCause')],
  // On a journey it is asked about on a page of its own.
  canEnter: {
    any: [{ fact: 'appliedRiskId', is: 'UMR' }, onLoan('DEATH'), seatsDeath],
  },
  next: ['deathInjury', 'deathMore'],
});
