import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { pendingRecord, withImpact } from '#machines/flow/change.ts';
import { getPage } from '#machines/flow/compile.ts';
import type { Answers } from '#machines/flow/answers.ts';
import { progressOf } from '#machines/flow/progress.ts';
import { situationOf } from '#machines/flow/situation.ts';
import { summaryOf } from '#machines/flow/summary.ts';
import type { Rule } from '#machines/claim/rule.ts';
import type { Flow, Page } from '#machines/report/claimFlow.ts';
import { ask } from '#test/ask.ts';
import { configuration } from './machine/configuration.ts';
import { aDraft } from './machine/ports.ts';
import { startFlow } from './machine/startFlow.ts';
import { aLoanClaim, loanAnswers } from './small/loanAnswers.ts';
import { loanFlow } from './small/loanFlow.ts';
import { written } from './small/written.ts';

/** After an injury the account is that of the policy, unless another one was told. */
const isKnown: Rule = { fact: 'appliedRiskId', is: 'DNL' };
const isUntold: Rule = { not: { fact: 'bankContactType', in: ['ENTERED', 'NONE'] } };
const account = {
  ...getPage(loanFlow, 'account'),
  questions: [
    ask('bankContactType'),
    ask('userEnteredBankContact', { when: { fact: 'bankContactType', is: 'ENTERED' } }),
  ],
  skipped: [{ when: { all: [isKnown, isUntold] }, answers: { bankContactType: 'POLICY' } }],
} satisfies Page;
const flow: Flow = {
  ...loanFlow,
  ...written(loanFlow.pages.map((page) => (page.code === 'account' ? account : page))),
};

const injury: ClaimDetail = { appliedRiskId: 'DNL', bankContactType: 'POLICY' };
const answered = aLoanClaim(['risk', 'event'], injury);
const toSummary = aLoanClaim(['risk', 'event', 'moreInfo', 'documents'], injury);

const after = (claim: ClaimDetail, code: string, answers: Answers) => {
  const pending = pendingRecord({ flow, claim, configuration }, code, answers, { force: false });
  return withImpact(flow, claim, pending);
};

describe('a page of which all is known', () => {
  test('is on the way, and neither Continue nor Back stops there', () => {
    const now = situationOf(flow, answered);
    expect({
      walked: now.walked.slice(0, 3).map(({ code }) => code),
      met: now.met.slice(0, 2).map(({ code }) => code),
      next: now.next(getPage(flow, 'risk'))?.code,
      previous: now.previous('event')?.code,
      goesOnAt: now.firstIncomplete.code,
      mayBeOpened: now.mayOpen('account'),
    }).toEqual({
      walked: ['risk', 'account', 'event'],
      met: ['risk', 'event'],
      next: 'event',
      previous: 'risk',
      goesOnAt: 'moreInfo',
      mayBeOpened: true,
    });
  });

  test('has the answers that are known', () => {
    const { claim } = after({}, 'risk', { appliedRiskId: 'DNL' });
    expect(claim).toEqual({ appliedRiskId: 'DNL', bankContactType: 'POLICY', formSteps: ['risk'] });
  });

  test('is no page to come, nor one that was left behind', () => {
    const progress = (claim: ClaimDetail) => {
      const { pagesWalked, pagesLeft } = progressOf(situationOf(flow, claim), 'event');
      return [pagesWalked, pagesLeft];
    };
    const ahead = (claim: ClaimDetail) => progressOf(situationOf(flow, claim), 'risk').pagesLeft;
    const asked = { appliedRiskId: 'OTHER' } as const;
    expect([progress(injury), progress(asked)]).toEqual([
      [2, 3],
      [3, 3],
    ]);
    expect([ahead(injury), ahead(asked)]).toEqual([4, 5]);
  });

  test('stands in the summary with its answers', () => {
    const told = summaryOf(flow, toSummary).find(({ page }) => page.code === 'account');
    expect(told?.rows.map(({ path, value }) => [path, value])).toEqual([['bankContactType', 'POLICY']]);
  });

  test('is asked for once what was known is no longer, from the start', () => {
    const { claim, impact } = after(answered, 'risk', { appliedRiskId: 'OTHER' });
    expect([claim.bankContactType, situationOf(flow, claim).firstIncomplete.code, impact]).toEqual([
      undefined,
      'account',
      undefined,
    ]);
  });

  test('keeps what the reporter has told there', () => {
    const visited = { ...answered, formSteps: ['risk', 'account', 'event'] };
    const { claim } = after(visited, 'risk', { appliedRiskId: 'OTHER' });
    expect(claim.bankContactType).toBe('POLICY');
  });

  test('is on the way for good once something else was told there', () => {
    const { claim } = after(toSummary, 'account', { bankContactType: 'NONE' });
    const now = situationOf(flow, claim);
    expect([claim.bankContactType, now.previous('event')?.code, now.firstIncomplete.code]).toEqual([
      'NONE',
      'account',
      'summary',
    ]);
  });
});

describe('a reporter', () => {
  test('comes past it, and back past it', async () => {
    const { at, send } = startFlow(flow);
    await send({ type: 'NEXT', answers: { appliedRiskId: 'DNL' } });
    const there = at();
    await send({ type: 'BACK' });
    expect([there, at()]).toEqual(['event idle', 'risk idle']);
  });

  test('opens it from the summary, tells another account and is back at the summary', async () => {
    const { at, send, context } = startFlow(flow, { draft: aDraft(toSummary) });
    await send({ type: 'OPEN', page: 'account', returning: true });
    const opened = at();
    await send({ type: 'NEXT', answers: loanAnswers.account });
    expect([opened, at(), context().record.bankContactType]).toEqual([
      'account idle',
      'summary idle',
      'ENTERED',
    ]);
  });

  test('who opens it from the summary and changes nothing is back there by Back', async () => {
    const { at, send } = startFlow(flow, { draft: aDraft(toSummary) });
    await send({ type: 'OPEN', page: 'account', returning: true });
    await send({ type: 'BACK' });
    expect(at()).toBe('summary idle');
  });
});
