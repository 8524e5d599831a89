import { definePage } from '#machines/report/kit.ts';
import { inSomeLane } from '#machines/claim/derived/inLane.ts';
import { ask } from './ask.ts';

/** What happened. It decides the pages of the event step and, mostly, the cause of damage. */
export const chooseEvent = definePage({
  code: 'chooseEvent',
  path: '/vyber-udalosti',
  step: 'role',
  questions: [ask('propertyEvent', { isHeading: true })],
  skipped: [{ when: inSomeLane, answers: { propertyEvent: 'PERIL' } }],
  next: ['reporter'],
});
