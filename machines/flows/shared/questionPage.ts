import { definePage } from '#machines/report/kit.ts';
import { ask } from './ask.ts';
import { isClaimFound } from './claimIdentification.ts';

/** What the reporter wants to know about the report. It is sent from here. */
export const questionPage = definePage({
  code: 'question',
  path: '/dotaz-k-hlaseni',
  step: 'question',
  questions: [ask('question')],
  canEnter: isClaimFound,
  submits: true,
  next: ['finalised'],
});
