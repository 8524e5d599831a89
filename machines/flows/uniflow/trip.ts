import { happenedOnThisTrip, tripBeganUnlessCancelled } from '#machines/claim/rules/uniflowRules.ts';
import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { isBeforeTrip, isTrip } from './events.ts';
import { ask } from './ask.ts';

const hasBegun: Rule = { not: isBeforeTrip };
const isHelped: Rule = { all: [hasBegun, { fact: 'assistanceContacted', is: 'YES' }] };

/** Which journey it is, who helped on it, and whether another insurer pays for the same. */
export const trip = definePage({
  code: 'trip',
  path: '/cesta',
  step: 'event',
  questions: [
    ask('country'),
    ask('incidentPlace', { when: hasBegun }),
    ask('tripFrom'),
    ask('tripTo', { isSideBySide: true }),
    ask('tripPurpose'),
    ask('assistanceContacted', { when: hasBegun }),
    ask('assistanceCaseNo', { when: isHelped, optional: true }),
    ask('otherInsurance'),
    ask('otherInsurer', { when: { fact: 'otherInsurance', is: 'YES' } }),
    ask('insuredPersons', { optional: true, rows: [ask('insuredPersons[].fullName')] }),
  ],
  checks: [tripBeganUnlessCancelled, happenedOnThisTrip],
  canEnter: isTrip,
  needs: [{ need: 'trip', when: isTrip }],
  next: ['medical', 'luggage', 'cancellation', 'travelCosts', 'causedDamage'],
});
