import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { currency } from '#machines/flows/shared/currency.ts';
import { isAtWork, isCaused, isPaid } from './conditions.ts';
import { ask } from './ask.ts';

const isPaidToInjured: Rule = { fact: 'settledWithInjured', in: ['PROMISED', 'PART', 'ALL'] };

/**
 * Whether anything was paid or promised to the injured. Only who has paid is paid by us, so only they are asked for an account, and
 * that of the policy is looked up here.
 */
export const settlement = definePage({
  code: 'settled',
  path: '/uz-zaplaceno',
  step: 'fillInfo',
  questions: [
    ask('settledWithInjured', { isHeading: true }),
    currency(isPaidToInjured),
    ask('settledAmount', { when: isPaidToInjured, optional: true }),
  ],
  lookups: [{ call: 'bankAccount', when: { all: [isPaid, { fact: 'policyNumberValid', is: true }] } }],
  // At work only the insured knows, or whoever stands for them: the one who was harmed is not asked what they paid.
  canEnter: { any: [isCaused, { all: [isAtWork, { fact: 'reporterRole', in: ['INSURED', 'BROKER'] }] }] },
  next: ['bankData', 'event'],
});
