import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { chooseReport } from '#src/flow/opening/chooseReport.ts';
import { aDraft, result } from '#test/flow/machine/ports.ts';
import { aLoanClaim } from '#test/flow/small/loanAnswers.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';

const detail: ClaimDetail = { ...aLoanClaim(['risk']), claimNumber: 'CZ1', policyNumber: '123' };
const begun = aDraft(detail);
const sent = { ...begun, result };
const follows = (activeBaseClaimUuid: string) => ({ consequentClaimRequest: { activeBaseClaimUuid } });
const start = loanFlow.start;
const asked = {
  flow: loanFlow,
  page: start,
  isReturn: false,
  remembered: begun,
  linked: {},
  handed: undefined,
} satisfies Parameters<typeof chooseReport>[0];

const inLane = (key: string, to = '2026-07-14') =>
  ({ lane: { key, event: 'HAIL', from: '2026-07-14', to } }) satisfies ClaimDetail;
const ofLane = aDraft({ ...detail, ...inLane('A') });

type Case = [string, Partial<Parameters<typeof chooseReport>[0]>, ReturnType<typeof chooseReport>];
const anew = (page: string) => ({ draft: undefined, page, isResumed: false });
const resumed = { draft: begun, page: undefined, isResumed: true };
const opened = (page: string) => ({ draft: begun, page, isResumed: false });

test.each<Case>([
  ['nothing remembered begins a new one', { remembered: undefined }, anew(start)],
  ['the first page goes on where a report was left', {}, resumed],
  ['Back to the first page shows that page', { isReturn: true }, opened(start)],
  ['another page shows that page', { page: 'account' }, opened('account')],
  ['a link that tells the same goes on', { linked: { policyNumber: '123' } }, resumed],
  ['a link that tells what nobody has answered goes on', { linked: { referer: 'TRAVEL' } }, resumed],
  ['a link that tells something else begins a new one', { linked: { policyNumber: '9' } }, anew(start)],
  ['Back to such a link does not', { linked: { policyNumber: '9' }, isReturn: true }, opened(start)],
  [
    'another page with such a link does not',
    { linked: { policyNumber: '9' }, page: 'account' },
    opened('account'),
  ],
  ['a link into a lane begins a new one beside a usual report', { linked: inLane('A') }, anew(start)],
  [
    'the same link goes on with what was begun in the lane, though its days have changed',
    { linked: { ...inLane('A', '2026-07-15'), formSteps: ['chooseEvent'] }, remembered: ofLane },
    { ...resumed, draft: ofLane },
  ],
  ['a link into another lane begins a new one', { linked: inLane('B'), remembered: ofLane }, anew(start)],
  ['the claim it adds to goes on', { handed: { claimNumber: 'CZ1' } }, resumed],
  [
    'another claim to add to begins a new one',
    { handed: { claimNumber: 'CZ2' }, page: 'account' },
    anew('account'),
  ],
  ['a claim to follow from begins a new one', { handed: follows('a') }, anew(start)],
  [
    'the claim it follows from goes on',
    { handed: follows('a'), remembered: aDraft({ ...detail, ...follows('a') }) },
    { ...resumed, draft: aDraft({ ...detail, ...follows('a') }) },
  ],
  [
    'a sent one is there on its last page',
    { remembered: sent, page: 'finalised' },
    { ...opened('finalised'), draft: sent },
  ],
  ['a sent one is over on any other page', { remembered: sent }, anew(start)],
  [
    'a sent one stays on its last page, whatever is handed over',
    { remembered: sent, page: 'finalised', handed: { claimNumber: 'CZ2' } },
    { ...opened('finalised'), draft: sent },
  ],
])('%s', (_, given, chosen) => {
  expect(chooseReport({ ...asked, ...given })).toEqual(chosen);
});
