import { claimSubject } from '#machines/report/kit.ts';
import { limits } from '#machines/claim/limits.ts';
import { computed } from '#machines/claim/facts.ts';
import { checkOver } from '#machines/claim/checkOver.ts';
import { missing } from '#machines/subject/issues/findings.ts';
import { definePage } from '#machines/report/kit.ts';
import type { Rows } from '#machines/report/kit.ts';
import { everyRowComplete } from '#machines/flow/rows.ts';
import { claimantAccount, claimantQuestions } from './claimantQuestions.ts';

/** Those who claim after a death: a form each, and a page that shows them all. */
export const claimantRows: Rows = {
  list: 'claimants',
  overview: 'claimants',
  page: 'claimant',
  max: limits.reports,
  names: ['claimants[].fullName'],
  asks: { removal: 'confirmClaimantRemoval', blank: 'continueWithBlankClaimant' },
};

/** Somebody claims. */
const atLeastOneClaimant = checkOver(
  ['claimants'],
  missing('claimants', { key: 'claimantRequired' }),
  ({ claimants = [] }) => claimants.length === 0,
);

const everyClaimantComplete = everyRowComplete(claimSubject, claimantRows, 'claimantIncomplete', {
  questions: [...claimantQuestions, ...claimantAccount],
  // Whether the first is who reports, and has told an account already, decides what they are asked.
  reads: [...computed.reporterClaims.reads, 'bankContactType'],
});

/**
 * Everybody who claims, at a glance: here one is added, looked at again or removed. Where one claims alone there is nothing to look at.
 */
export const claimants = definePage({
  code: 'claimants',
  path: '/opravnene-osoby',
  step: 'event',
  rows: claimantRows,
  checks: [atLeastOneClaimant, everyClaimantComplete],
  canEnter: {
    any: [{ not: { fact: 'moreClaimants', is: 'NO' } }, { not: { fact: 'claimantCount', in: ['0', '1'] } }],
  },
  next: ['documents'],
});
