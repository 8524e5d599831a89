import { Claim } from '../../claim/claim.ts';
import { eventKindsAgree } from '../../claim/eventRules.ts';
import { definePage } from '../../flow/page.ts';

/** What happened: decides the risk flow and the pages of the event step. */
export const chooseEvent = definePage({
  code: 'chooseEvent',
  path: '/vyber-udalosti',
  step: 'role',
  answers: Claim.pick({ eventKinds: true }),
  checks: () => [eventKindsAgree],
  next: ['chooseReporter'],
});
