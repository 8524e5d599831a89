import { definePage } from '#machines/report/kit.ts';
import { baseClaim } from '#machines/flows/shared/baseClaim.ts';
import { eventDay } from './groups.ts';
import { ownPolicy } from './ownPolicy.ts';
import { ask } from './ask.ts';

/** The policy by its number, the day of the event, and further policies a benefit is claimed from. */
export const policy = definePage({
  code: 'policy',
  path: '/pojistna-smlouva',
  step: 'fillInfo',
  questions: [
    ask('policyNumber', { optional: true }),
    eventDay,
    baseClaim,
    // Where the birth number is known, we see the others.
    ask('policyNumbers', { optional: true, isDetail: true }),
  ],
  lookups: [{ call: 'searchPolicy' }],
  confirm: [ownPolicy],
  needs: [{ need: 'identification' }, { need: 'day' }],
  next: ['policyNotFound', 'personalData'],
});
