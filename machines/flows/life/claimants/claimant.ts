import type { Rule } from '#machines/claim/rule.ts';
import { computed } from '#machines/claim/facts.ts';
import { definePage } from '#machines/report/kit.ts';
import { paysClaimants } from '#machines/flows/life/conditions.ts';
import { ask } from '#machines/flows/life/ask.ts';
import { claimantAccount, claimantQuestions } from './claimantQuestions.ts';
import { claimantRows } from './claimants.ts';

const claimsAlone: Rule = { fact: 'claimantCount', in: ['0', '1'] };

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
    // Whoever claims with others comes by the list.
    afterFirst: ['documents'],
  },
  questions: [
    ...claimantQuestions,
    // The law wants to know who is paid at the payout at the latest; birthplace and citizenship are on the document shown then.
    // A line says that it may be decided later.
    ask('identificationWay', {
      onlyRow: 0,
      when: { fact: 'reporterClaims', is: true },
      collapsed: true,
      begins: { value: 'LATER', row: 0 },
    }),
    // Hardly ever does more than one claim; of several the list says it.
    ask('moreClaimants', {
      onlyRow: 0,
      optional: true,
      collapsed: true,
      begins: [{ value: 'NO', when: claimsAlone }, { value: 'YES' }],
    }),
    ...claimantAccount,
  ],
  canEnter: paysClaimants,
  needs: [{ need: 'claimants' }],
  next: ['claimants', 'documents'],
});
