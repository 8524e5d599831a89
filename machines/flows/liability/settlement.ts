import { onlyWhen } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { currency } from '#machines/flows/shared/currency.ts';
import { isAtWork, isCaused, isPaid } from './conditions.ts';
import { ask } from './ask.ts';

const isPaidToInjured: Rule = { fact: 'settledWithInjured', in: ['PROMISED', 'PART', 'ALL'] };

/**
 * Whether anything was paid or promised to the injured: hardly anybody has, so a line says so. At work only the insured knows, or
 * whoever stands for them: the one who was harmed is not asked what they paid.
 */
export const settlement = onlyWhen(
  { any: [isCaused, { all: [isAtWork, { fact: 'reporterRole', in: ['INSURED', 'BROKER'] }] }] },
  [
    ask('settledWithInjured', { collapsed: true, begins: { value: 'NOTHING' } }),
    currency(isPaidToInjured),
    ask('settledAmount', { when: isPaidToInjured, optional: true }),
  ],
);

/** Only who has paid is paid by us, so that only their account is looked up. */
export const isPaidFromPolicy: Rule = { all: [isPaid, { fact: 'policyNumberValid', is: true }] };
