import { written } from './small/written.ts';
import { getPage } from '#machines/flow/compile.ts';
import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Answers } from '#machines/flow/answers.ts';
import type { Impact } from '#machines/flow/pending.ts';
import { pendingRecord, withImpact } from '#machines/flow/change.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { aLoanClaim } from './small/loanAnswers.ts';
import { loanFlow } from './small/loanFlow.ts';

const loanDeath = { appliedRiskId: 'BAN', claimEventType: 'DEATH' } as const;
const half = aLoanClaim(['risk', 'account', 'event']);
const configuration = { dependentFields: { claimEventType: ['incidentDate'] }, changedPrimeFields: [] };

/** What the answers of a page do to the answers given before. */
const consequencesOf = (flow: Flow, claim: ClaimDetail, code: string, answers: Answers) => {
  const pending = pendingRecord({ flow, claim, configuration }, code, answers, { force: false });
  return withImpact(flow, claim, pending).impact;
};

test.each<[string, ClaimDetail, string, Answers, Impact | undefined]>([
  ['a first answer costs nothing', {}, 'risk', loanDeath, undefined],
  ['the same answer costs nothing', half, 'risk', { appliedRiskId: 'OTHER' }, undefined],
  [
    'an answer that only adds pages costs nothing',
    { ...aLoanClaim(['risk'], loanDeath) },
    'risk',
    { appliedRiskId: 'OTHER' },
    undefined,
  ],
  [
    'pages passed and not walked any more, with the answers they asked for',
    half,
    'risk',
    loanDeath,
    {
      answers: ['bankContactType', 'userEnteredBankContact', 'incidentDescription'],
      pagesDropped: ['account', 'event'],
      pagesAdded: ['death'],
    },
  ],
  [
    'an answer known of a page that was never passed',
    aLoanClaim(['risk', 'account'], { incidentDescription: 'Spadl ze schodů.' }),
    'risk',
    { appliedRiskId: 'UMR' },
    { answers: ['incidentDescription'], pagesDropped: [], pagesAdded: ['death'] },
  ],
  [
    'a page never passed, nor answered',
    aLoanClaim(['risk', 'account']),
    'risk',
    { appliedRiskId: 'UMR' },
    undefined,
  ],
  ['the page itself is not counted', half, 'account', { bankContactType: 'NONE' }, undefined],
  [
    'answers that fall by the configuration',
    aLoanClaim(['risk', 'death'], loanDeath),
    'risk',
    { ...loanDeath, claimEventType: 'DISABILITY' },
    { answers: ['incidentDate'], pagesDropped: ['death'], pagesAdded: ['event'] },
  ],
])('what a change costs: %s', (_, claim, code, answers, consequences) => {
  expect(consequencesOf(loanFlow, claim, code, answers)).toEqual(consequences);
});

test('a page whose own answer takes it off the way is not counted', () => {
  const account = {
    ...getPage(loanFlow, 'account'),
    canEnter: { not: { fact: 'bankContactType', is: 'NONE' } },
  } as const;
  const flow: Flow = {
    ...loanFlow,
    ...written(loanFlow.instances.map((page) => (page.code === 'account' ? account : page))),
  };
  expect(consequencesOf(flow, half, 'account', { bankContactType: 'NONE' })).toBe(undefined);
});
