import { matureLifePolicy } from '../../../claim/rules/underwritingRules.ts';
import { definePage } from '../../../flow/page.ts';
import { onLoan, seatsDeath } from '../conditions.ts';
import { claimantRole, lastOfDeath, practitioner, sameDay } from '../groups.ts';
import { ask } from '../ask.ts';

/** Of what the insured died. Where, the death certificate says. */
export const death = definePage({
  code: 'death',
  path: '/umrti',
  step: 'event',
  questions: [
    // Elsewhere it is the day of the event; who was hurt in a vehicle may have died later.
    ask('deathDate', { when: { fact: 'appliedRiskId', is: 'SED' } }),
    ask('deathCause'),
    claimantRole,
    ...practitioner({ optional: true }),
    ...lastOfDeath,
  ],
  checks: [matureLifePolicy('deathCause')],
  // On a journey it is asked about on a page of its own.
  canEnter: {
    any: [{ fact: 'appliedRiskId', is: 'UMR' }, onLoan('DEATH'), seatsDeath],
  },
  begins: (claim) => (claim.appliedRiskId === 'SED' ? sameDay('deathDate')(claim) : claim),
  next: ['deathInjury', 'deathMore', 'claimant1', 'documents'],
});
