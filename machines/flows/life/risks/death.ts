import { matureLifePolicy } from '../../../claim/rules/underwritingRules.ts';
import { definePage } from '../../../flow/page.ts';
import { ask } from '../../../flow/question.ts';
import { onLoan, seatsDeath } from '../conditions.ts';
import { claimantRole, practitioner } from '../groups.ts';

/** When, where and of what the insured died. */
export const death = definePage({
  code: 'death',
  path: '/umrti',
  step: 'event',
  questions: [
    ask('deathDate'),
    ask('deathPlace'),
    ask('deathCause'),
    claimantRole,
    ...practitioner({ optional: true }),
  ],
  checks: [matureLifePolicy('deathDate')],
  // On a journey it is asked about on a page of its own.
  canEnter: {
    any: [{ fact: 'appliedRiskId', is: 'UMR' }, onLoan('DEATH'), seatsDeath],
  },
  next: ['deathInjury', 'deathMore'],
});
