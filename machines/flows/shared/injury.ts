import { lightInjury } from '../../claim/rules/underwritingRules.ts';
import { definePage } from '../../flow/page.ts';
import type { Rule } from '../../flow/rule.ts';
import { currency } from './currency.ts';
import { severities } from './people/partyQuestions.ts';
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
      ask('injurySeverity.code', { only: severities }),
      ask('injuryType'),
      ask('injuryDescription'),
      ask('injuryCompensated', { optional: true }),
      ask('painForm', { optional: true }),
      ask('painFormPoints', { when: isAssessed }),
      currency(isAssessed),
      ask('painFormFee', { when: isAssessed, optional: true }),
    ],
    checks: [lightInjury],
    canEnter,
    next,
  });
