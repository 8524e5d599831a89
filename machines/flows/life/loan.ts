import { definePage } from '#machines/report/kit.ts';
import { isAboutOther } from './conditions.ts';
import { ask } from './ask.ts';

/** Whose the loan is. A policy that was found tells it. */
export const loan = definePage({
  code: 'loan',
  path: '/uver',
  step: 'fillInfo',
  questions: [ask('lender'), ask('loanNumber', { optional: isAboutOther })],
  canEnter: {
    all: [{ fact: 'appliedRiskId', is: 'BAN' }, { not: { fact: 'policyNumberValid', is: true } }],
  },
  next: ['personalData'],
});
