import { definePage } from '#machines/report/kit.ts';
import { ask } from './ask.ts';

/**
 * No such policy: the report continues without one (a dummy policy), or the number is corrected. The spelling of the path is the
 * specification's.
 */
export const policyNotFound = definePage({
  code: 'policyNotFound',
  path: '/pojistna-smlova-nenalezena',
  step: 'fillInfo',
  questions: [
    ask('policyType', { only: ['LIFE', 'INJURY', 'LOAN', 'TRAVEL', 'UNKNOWN'], optional: true }),
    ask('continueWithoutPolicy'),
  ],
  // Who knows no number is not told that there is no such policy.
  canEnter: {
    all: [
      { fact: 'policyNumberValid', is: false },
      { fact: 'policyNamed', is: true },
    ],
  },
  next: ['loan', 'personalData'],
});
