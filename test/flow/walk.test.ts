import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { Flow } from '../../machines/flow/flow.ts';
import { finalPage, furthest, isDone, mayOpen, previousPage, walk } from '../../machines/flow/walk.ts';
import { getPage } from '../../machines/flow/flow.ts';
import { holeFlow } from './small/holeFlow.ts';
import { aLoanClaim } from './small/loanAnswers.ts';
import { loanFlow } from './small/loanFlow.ts';
import { searchFlow } from './small/searchFlow.ts';
import { uploadFlow } from './small/uploadFlow.ts';

const codes = (flow: Flow, claim: ClaimDetail) =>
  walk(flow, claim)
    .map(({ code }) => code)
    .join(' ');

describe('the walk', () => {
  test.each<{ flow: Flow; claim: ClaimDetail; pages: string }>([
    { flow: loanFlow, claim: {}, pages: 'risk account event moreInfo documents summary finalised' },
    {
      flow: loanFlow,
      claim: { appliedRiskId: 'UMR' },
      pages: 'risk account death moreInfo documents summary finalised',
    },
    {
      flow: loanFlow,
      claim: { appliedRiskId: 'BAN' },
      pages: 'risk account event moreInfo documents summary finalised',
    },
    {
      flow: loanFlow,
      claim: { appliedRiskId: 'BAN', claimEventType: 'DEATH' },
      pages: 'risk death moreInfo documents summary finalised',
    },
    {
      flow: loanFlow,
      claim: { appliedRiskId: 'BAN', claimEventType: 'DISABILITY' },
      pages: 'risk event moreInfo documents summary finalised',
    },
    {
      flow: loanFlow,
      claim: { appliedRiskId: 'CPZ', claimEventType: 'DEATH' },
      pages: 'risk account deathTravel moreInfo documents summary finalised',
    },
    { flow: searchFlow, claim: {}, pages: 'vehicle event finalised' },
    { flow: searchFlow, claim: { vehicleFound: true }, pages: 'vehicle event finalised' },
    { flow: searchFlow, claim: { vehicleFound: false }, pages: 'vehicle vehicleData event finalised' },
    { flow: uploadFlow, claim: {}, pages: 'claimIdentification contacts documents finalised' },
    { flow: uploadFlow, claim: { policyNumberValid: false }, pages: 'claimIdentification cannotContinue' },
    { flow: holeFlow, claim: { reporterRole: 'INSURED' }, pages: 'role' },
  ])('of $flow.code with $claim: $pages', ({ flow, claim, pages }) => {
    expect(codes(flow, claim)).toBe(pages);
  });

  test('ends where it would go in a circle', () => {
    const [vehicle, , event] = searchFlow.pages;
    const round: Flow = {
      ...searchFlow,
      pages: [
        { ...vehicle, next: ['event'] },
        { ...event, next: ['vehicle'] },
      ],
    };
    expect(codes(round, {})).toBe('vehicle event');
  });
});

describe('a page', () => {
  const page = (code: string) => getPage(loanFlow, code);
  const account = page('account');
  const moreInfo = page('moreInfo');

  test.each<[string, Parameters<typeof isDone>, boolean]>([
    ['its answers pass and it was passed', [account, aLoanClaim(['risk', 'account'])], true],
    [
      'nobody has been there, whatever is known',
      [account, { ...aLoanClaim(['account']), formSteps: [] }],
      false,
    ],
    ['an answer is missing', [account, { formSteps: ['account'] }], false],
    ['answers do not agree', [account, { bankContactType: 'ENTERED', formSteps: ['account'] }], false],
    ['every answer may be left out and it was passed', [moreInfo, { formSteps: ['moreInfo'] }], true],
    ['every answer may be left out and nobody has been there', [moreInfo, {}], false],
    ['it sends, whatever was answered', [page('summary'), aLoanClaim(['summary'])], false],
  ])('is done or not where %s', (_, [at, claim], done) => {
    expect(isDone(at, claim)).toBe(done);
  });
});

describe('a claim half-way', () => {
  const claim = aLoanClaim(['risk', 'account', 'event']);

  test('goes on at the first page not done', () => {
    expect(furthest(loanFlow, claim).code).toBe('moreInfo');
  });

  test('goes on at a page whose answers no longer pass', () => {
    expect(furthest(loanFlow, { ...claim, userEnteredBankContact: {} }).code).toBe('account');
  });

  test('lets the pages done and the next one be opened', () => {
    const open = loanFlow.pages.filter(({ code }) => mayOpen(loanFlow, claim, code));
    expect(open.map(({ code }) => code)).toEqual(['risk', 'account', 'event', 'moreInfo']);
  });

  test.each([
    ['moreInfo', 'event'],
    ['event', 'account'],
    ['risk', undefined],
    ['death', undefined],
  ])('finds before %s the page %s', (code, before) => {
    expect(previousPage(loanFlow, claim, code)?.code).toBe(before);
  });
});

test('a claim in a dead end goes no further', () => {
  const claim = {
    policyNumberValid: false,
    claimNumber: 'CZ2026000012345',
    formSteps: ['claimIdentification'],
  };
  expect(furthest(uploadFlow, claim).code).toBe('cannotContinue');
});

test.each([
  { flow: loanFlow, code: 'finalised' },
  { flow: uploadFlow, code: 'finalised' },
  { flow: searchFlow, code: undefined },
])('a sent $flow.code is shown on $code, behind the page that sends', ({ flow, code }) => {
  expect(finalPage(flow, {})?.code).toBe(code);
});
