import { computed } from '#machines/claim/facts.ts';
import { definePage } from '#machines/report/kit.ts';
import { paysClaimants } from '#machines/flows/life/conditions.ts';
import { claimantQuestions } from './claimantQuestions.ts';
import { claimantRows } from './claimants.ts';

/** The form of any of those who claim after a death. */
export const claimantPage = definePage({
  kind: 'record',
  code: 'claimant',
  path: '/opravnene-osoby/:row',
  step: 'event',
  rows: claimantRows,
  each: {
    param: 'row',
    count: { fact: 'claimantCount', values: computed.claimantCount.values },
    isFirstThere: true,
  },
  questions: claimantQuestions,
  canEnter: paysClaimants,
  needs: [{ need: 'claimants' }],
  next: ['claimants'],
});
