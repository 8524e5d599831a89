import { asDetails } from '#machines/flow/question.ts';
import {
  cancelledBeforeItsEnd,
  happenedOnThisTrip,
  tripBeganUnlessCancelled,
} from '#machines/claim/rules/uniflowRules.ts';
import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { isBeforeTrip, isTrip, of } from './events.ts';
import { ask } from './ask.ts';

const hasBegun: Rule = { not: isBeforeTrip };
/** Where assistance steps in: it treats, takes home and helps, and has nothing to do with a bag or a late flight. */
const mayBeHelped = of('TRAVEL_MEDICAL', 'TRAVEL_OTHER');
const isHelped: Rule = { all: [mayBeHelped, { fact: 'assistanceContacted', is: 'YES' }] };

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
    // What is insured at work and at sport is not what is insured on a holiday.
    ask('tripPurpose', { when: of('TRAVEL_MEDICAL', 'TRAVEL_LIABILITY') }),
    ask('assistanceContacted', { when: mayBeHelped }),
    ask('assistanceCaseNo', { when: isHelped, optional: true }),
    ...asDetails([
      ask('otherInsurance'),
      ask('otherInsurer', { when: { fact: 'otherInsurance', is: 'YES' } }),
      ask('insuredPersons', { rows: [ask('insuredPersons[].fullName')] }),
    ]),
  ],
  checks: [tripBeganUnlessCancelled, cancelledBeforeItsEnd, happenedOnThisTrip],
  canEnter: isTrip,
  needs: [{ need: 'trip', when: isTrip }],
  next: ['medical', 'luggage', 'cancellation', 'travelCosts', 'causedDamage'],
});
