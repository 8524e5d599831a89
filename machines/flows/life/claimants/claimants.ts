import { computed } from '../../../claim/facts.ts';
import { checkOver, checkRows, missing } from '../../../claim/issues/findings.ts';
import { limits } from '../../../claim/limits.ts';
import { findingsOf } from '../../../flow/answersSchema.ts';
import { definePage, type Rows } from '../../../flow/page.ts';
import { claimantQuestions } from './claimantQuestions.ts';

/** Those who claim after a death: a page each, and one that shows them all. */
export const claimantRows: Rows = {
  list: 'claimants',
  overview: 'claimants',
  pages: Array.from({ length: limits.reports }, (_, row) => `claimant${row + 1}`),
  names: ['claimants[].fullName'],
  asks: { removal: 'confirmClaimantRemoval', blank: 'continueWithBlankClaimant' },
};

/** Somebody claims. */
const atLeastOneClaimant = checkOver(
  ['claimants'],
  missing('claimants', { key: 'claimantRequired' }),
  ({ claimants = [] }) => claimants.length === 0,
);

/** None of them is left half filled in, so that nothing is open behind the page that shows them all. */
const everyClaimantComplete = checkRows(
  // Whether the first is who reports decides what they are asked.
  ['claimants', ...computed.reporterClaims.reads],
  missing('claimants[0]', { key: 'claimantIncomplete', values: { number: 1 } }),
  (claim) =>
    (claim.claimants ?? []).flatMap((_, at) =>
      findingsOf(claimantQuestions(at), claim, [at]).length > 0 ? [at] : [],
    ),
);

/** Everybody who claims, at a glance: here one is added, looked at again or removed. */
export const claimants = definePage({
  code: 'claimants',
  path: '/opravnene-osoby',
  step: 'event',
  rows: claimantRows,
  checks: [atLeastOneClaimant, everyClaimantComplete],
  next: ['payeeIdentity', 'documents'],
});
