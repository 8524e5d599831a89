import { Claim, type ClaimDetail } from '../../claim/claim.ts';
import type { EventKind } from '../../claim/enums.ts';
import { eventKindsAgree } from '../../claim/eventRules.ts';
import { must } from '../../claim/issue.ts';
import { definePage } from '../../flow/page.ts';

/** The kinds of event this flow has pages for. */
export const offeredKinds: readonly EventKind[] = ['HAVNEHODA'];

const eventKindsOffered = must<Pick<ClaimDetail, 'eventKinds'>>(
  'suggestion',
  ({ eventKinds = [] }) => eventKinds.every((kind) => offeredKinds.includes(kind)),
  { path: ['eventKinds'] },
);

/** What happened to the car: decides the risk flow and the pages of the event step. */
export const chooseEvent = definePage({
  code: 'chooseEvent',
  path: '/vyber-udalosti',
  step: 'role',
  answers: Claim.pick({ eventKinds: true }),
  checks: () => [eventKindsAgree, eventKindsOffered],
  next: ['chooseReporter'],
});
