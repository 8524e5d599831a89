import { definePage } from '../../flow/page.ts';
import type { Rule } from '../../flow/rule.ts';
import { currency } from '../shared/currency.ts';
import { isAtWork, isCaused, isPaid } from './conditions.ts';
import { ask } from './ask.ts';

const isSettled: Rule = { fact: 'settledWithInjured', in: ['PROMISED', 'PART', 'ALL'] };

/**
 * Whether anything was paid or promised to the injured. Only who has paid is paid by us, so only they are asked for an account, and
 * that of the policy is looked up here.
 */
export const settled = definePage({
  code: 'settled',
  path: '/uz-zaplaceno',
  step: 'fillInfo',
  questions: [
    ask('settledWithInjured', { isHeading: true }),
    currency(isSettled),
    ask('settledAmount', { when: isSettled, optional: true }),
  ],
  lookups: [{ call: 'bankAccount', when: { all: [isPaid, { fact: 'policyNumberValid', is: true }] } }],
  canEnter: { any: [isCaused, isAtWork] },
  next: ['bankData', 'event'],
});
