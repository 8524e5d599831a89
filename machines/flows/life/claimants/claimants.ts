import { computed } from '../../../claim/facts.ts';
import { checkOver, missing } from '../../../claim/issues/findings.ts';
import { definePage, type Rows } from '../../../flow/page.ts';
import { everyRowComplete, rowPages } from '../../../flow/rows.ts';
import { claimantQuestions } from './claimantQuestions.ts';

/** Those who claim after a death: a page each, and one that shows them all. */
export const claimantRows: Rows = {
  list: 'claimants',
  overview: 'claimants',
  pages: rowPages('claimant'),
  names: ['claimants[].fullName'],
  asks: { removal: 'confirmClaimantRemoval', blank: 'continueWithBlankClaimant' },
};

/** Somebody claims. */
const atLeastOneClaimant = checkOver(
  ['claimants'],
  missing('claimants', { key: 'claimantRequired' }),
  ({ claimants = [] }) => claimants.length === 0,
);

const everyClaimantComplete = everyRowComplete(claimantRows, 'claimantIncomplete', {
  questions: claimantQuestions,
  // Whether the first is who reports decides what they are asked.
  reads: computed.reporterClaims.reads,
});

/** Everybody who claims, at a glance: here one is added, looked at again or removed. */
export const claimants = definePage({
  code: 'claimants',
  path: '/opravnene-osoby',
  step: 'event',
  rows: claimantRows,
  checks: [atLeastOneClaimant, everyClaimantComplete],
  next: ['payeeIdentity', 'documents'],
});
