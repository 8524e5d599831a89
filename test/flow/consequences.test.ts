import { expect, test } from 'vitest';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { consequencesOf, type Consequences } from '../../machines/flow/consequences.ts';
import { getPage, type Flow } from '../../machines/flow/defineFlow.ts';
import { withAnswers, type Answers } from '../../machines/flow/withAnswers.ts';
import { aLoanClaim } from './small/loanAnswers.ts';
import { loanFlow } from './small/loanFlow.ts';

const loanDeath = { appliedRiskId: 'BAN', claimEventType: 'DEATH' } as const;
const half = aLoanClaim(['risk', 'account', 'event']);
const configuration = { dependentFields: { claimEventType: ['incidentDate'] }, changedPrimeFields: [] };

test.each<[string, ClaimDetail, string, Answers, Consequences | undefined]>([
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
    'pages passed and not walked any more',
    half,
    'risk',
    loanDeath,
    { answers: [], pagesDropped: ['account', 'event'], pagesAdded: ['death'] },
  ],
  [
    'a page known but never passed',
    aLoanClaim(['risk', 'account'], { incidentDescription: 'Spadl ze schodů.' }),
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
  const page = getPage(loanFlow, code);
  const answered = withAnswers(claim, page, answers, configuration);
  expect(consequencesOf(loanFlow, page, claim, answered)).toEqual(consequences);
});

test('a page whose own answer takes it off the way is not counted', () => {
  const account = {
    ...getPage(loanFlow, 'account'),
    canEnter: { not: { fact: 'bankContactType', is: 'NONE' } },
  } as const;
  const flow: Flow = {
    ...loanFlow,
    pages: loanFlow.pages.map((page) => (page.code === 'account' ? account : page)),
  };
  const answered = withAnswers(half, account, { bankContactType: 'NONE' }, configuration);
  expect(consequencesOf(flow, account, half, answered)).toBe(undefined);
});
