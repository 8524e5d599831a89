import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { Flow } from '../../machines/flow/defineFlow.ts';
import { finalPage, furthest, isDone, mayOpen, previousPage, walk } from '../../machines/flow/walk.ts';
import { getPage } from '../../machines/flow/defineFlow.ts';
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
  test.each<[Flow, ClaimDetail, string]>([
    [loanFlow, {}, 'risk account event moreInfo documents summary finalised'],
    [loanFlow, { appliedRiskId: 'UMR' }, 'risk account death moreInfo documents summary finalised'],
    [loanFlow, { appliedRiskId: 'BAN' }, 'risk account event moreInfo documents summary finalised'],
    [
      loanFlow,
      { appliedRiskId: 'BAN', claimEventType: 'DEATH' },
      'risk death moreInfo documents summary finalised',
    ],
    [
      loanFlow,
      { appliedRiskId: 'BAN', claimEventType: 'DISABILITY' },
      'risk event moreInfo documents summary finalised',
    ],
    [
      loanFlow,
      { appliedRiskId: 'CPZ', claimEventType: 'DEATH' },
      'risk account deathTravel moreInfo documents summary finalised',
    ],
    [searchFlow, {}, 'vehicle event finalised'],
    [searchFlow, { vehicleFound: true }, 'vehicle event finalised'],
    [searchFlow, { vehicleFound: false }, 'vehicle vehicleData event finalised'],
    [uploadFlow, {}, 'claimIdentification contacts documents finalised'],
    [uploadFlow, { policyNumberValid: false }, 'claimIdentification cannotContinue'],
    [holeFlow, { reporterRole: 'INSURED' }, 'role'],
  ])('of $code for %j', (flow, claim, pages) => {
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
  [loanFlow, 'finalised'],
  [uploadFlow, 'finalised'],
  [searchFlow, undefined],
])('a sent claim is shown on the page behind the one that sends', (flow, code) => {
  expect(finalPage(flow, {})?.code).toBe(code);
});
