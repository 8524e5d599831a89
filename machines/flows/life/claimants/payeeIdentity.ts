import { definePage } from '#machines/report/kit.ts';
import { paysClaimants } from '#machines/flows/life/conditions.ts';
import { ask } from '#machines/flows/life/ask.ts';

/** How we confirm who reports and is paid: the law wants to know at the payout at the latest. */
export const payeeIdentity = definePage({
  code: 'payeeIdentity',
  path: '/overeni-totoznosti',
  step: 'event',
  // Birthplace and citizenship are on the document that is shown then.
  questions: [ask('identificationWay', { isHeading: true, autoSubmits: true })],
  canEnter: { all: [paysClaimants, { fact: 'reporterClaims', is: true }] },
  next: ['documents'],
});
