import { written } from './small/written.ts';
import { situationOf } from '#machines/flow/situation.ts';
import { getPage } from '#machines/flow/compile.ts';
import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Flow, Page } from '#machines/report/claimFlow.ts';
import { holeFlow } from './small/holeFlow.ts';
import { aLoanClaim } from './small/loanAnswers.ts';
import { loanFlow } from './small/loanFlow.ts';
import { searchFlow } from './small/searchFlow.ts';
import { uploadFlow } from './small/uploadFlow.ts';

const codes = (flow: Flow, claim: ClaimDetail) =>
  situationOf(flow, claim)
    .walked.map(({ code }) => code)
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
      ...written([
        { ...vehicle, next: ['event'] },
        { ...event, next: ['vehicle'] },
      ]),
    };
    expect(codes(round, {})).toBe('vehicle event');
  });
});

describe('a page', () => {
  const page = (code: string) => getPage(loanFlow, code);
  const account = page('account');
  const moreInfo = page('moreInfo');

  test.each<[string, [Page, ClaimDetail], boolean]>([
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
    expect(situationOf(loanFlow, claim).isDone(at)).toBe(done);
  });
});

describe('a claim half-way', () => {
  const claim = aLoanClaim(['risk', 'account', 'event']);

  test('goes on at the first page not done', () => {
    expect(situationOf(loanFlow, claim).firstIncomplete.code).toBe('moreInfo');
  });

  test('goes on at a page whose answers no longer pass', () => {
    expect(situationOf(loanFlow, { ...claim, userEnteredBankContact: {} }).firstIncomplete.code).toBe(
      'account',
    );
  });

  test('lets the pages done and the next one be opened', () => {
    const open = loanFlow.instances.filter(({ code }) => situationOf(loanFlow, claim).mayOpen(code));
    expect(open.map(({ code }) => code)).toEqual(['risk', 'account', 'event', 'moreInfo']);
  });

  test.each([
    ['moreInfo', 'event'],
    ['event', 'account'],
    ['risk', undefined],
    ['death', undefined],
  ])('finds before %s the page %s', (code, before) => {
    expect(situationOf(loanFlow, claim).previous(code)?.code).toBe(before);
  });
});

test('a claim with every answer opens the pages on its way, and none off it whose address is typed', () => {
  const claim = {
    claimNumber: '2026LIF00000001',
    reporter: { fullName: 'Jan Novák', email: 'jan@example.cz', tel: '777123456' },
    formSteps: ['claimIdentification', 'contacts'],
  };
  const { firstUnanswered, mayOpen } = situationOf(uploadFlow, claim);
  expect([firstUnanswered, uploadFlow.pages.map(({ code }) => code).filter(mayOpen)]).toEqual([
    undefined,
    ['claimIdentification', 'contacts', 'documents', 'finalised'],
  ]);
});

test('a claim in a dead end goes no further', () => {
  const claim = {
    policyNumberValid: false,
    claimNumber: 'CZ2026000012345',
    formSteps: ['claimIdentification'],
  };
  expect(situationOf(uploadFlow, claim).firstIncomplete.code).toBe('cannotContinue');
});

test.each([
  { flow: loanFlow, code: 'finalised' },
  { flow: uploadFlow, code: 'finalised' },
  { flow: searchFlow, code: undefined },
])('a sent $flow.code is shown on $code, behind the page that sends', ({ flow, code }) => {
  expect(situationOf(flow, {}).final?.code).toBe(code);
});
