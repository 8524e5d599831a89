import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { currency } from './currency.ts';
import { ask } from './ask.ts';

const isAssessed: Rule = { fact: 'painForm', is: 'YES' };

/**
 * An injury somebody else answers for, and whether a doctor has assessed the pain: its points and what the form cost, never what
 * the points are worth.
 */
export const injury = <const Next extends string>(canEnter: Rule, next: readonly Next[]) =>
  definePage({
    code: 'injury',
    path: '/zraneni',
    step: 'event',
    questions: [
      ask('injurySeverity.code', {
        // Nobody reports their own death.
        only: ['2', '1', { code: '4', when: { not: { fact: 'reporterRole', is: 'INJURED' } } }, '3'],
      }),
      ask('injuryType'),
      ask('injuryDescription'),
      ask('injuryCompensated', { optional: true }),
      ask('painForm', { optional: true }),
      ask('painFormPoints', { when: isAssessed }),
      currency(isAssessed),
      ask('painFormFee', { when: isAssessed, optional: true }),
    ],
    canEnter,
    next,
  });
