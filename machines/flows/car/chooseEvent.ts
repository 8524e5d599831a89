import { eventKindsAgree } from '#machines/claim/rules/carRules.ts';
import { definePage } from '#machines/report/kit.ts';
import { inLane } from '#machines/claim/derived/inLane.ts';
import { ask } from './ask.ts';

/** What happened. It decides the risk flow and the pages of the event step. */
export const chooseEvent = definePage({
  code: 'chooseEvent',
  path: '/vyber-udalosti',
  step: 'role',
  questions: [ask('eventKinds')],
  checks: [eventKindsAgree],
  skipped: [{ when: inLane('HAIL'), answers: { eventKinds: ['HAVZIVEL'] } }],
  next: ['reporter'],
});
