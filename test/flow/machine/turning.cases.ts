import { written } from '#test/flow/small/written.ts';
import { describe, expect, test } from 'vitest';
import { aLoanClaim, loanAnswers } from '#test/flow/small/loanAnswers.ts';
import { holeFlow } from '#test/flow/small/holeFlow.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';
import { aDraft, claimRequestUuid, silence } from './ports.ts';
import { startFlow } from './startFlow.ts';

const created = { ref: { service: 'claim' as const, claimRequestUuid }, version: 1, isSaved: true };
const draftOf = (...claim: Parameters<typeof aLoanClaim>) => aDraft(aLoanClaim(...claim));

describe('turning a page', () => {
  test('the first page creates and saves the claim in one call before the next one is shown', async () => {
    const flow = startFlow(loanFlow, { create: [created], claim: { referer: 'TRAVEL' } });
    expect(flow.at()).toBe('risk idle');
    flow.actor.send({ type: 'NEXT', answers: loanAnswers.risk });
    expect(flow.at()).toBe('risk beginning');
    await flow.send({ type: 'CHECK_SESSION' });
    expect(flow.at()).toBe('account idle');
    expect(flow.calls).toEqual(['create life DRAFT with its answers']);
    expect(flow.saved).toEqual([
      {
        claimType: 'life',
        flowType: 'DRAFT',
        referer: 'TRAVEL',
        appliedRiskId: 'OTHER',
        formSteps: ['risk'],
      },
    ]);
    expect(flow.told).toEqual([
      { type: 'record.created', ref: { service: 'claim', claimRequestUuid } },
      { type: 'record.saved', version: 1 },
      { type: 'page.answered', page: 'risk' },
    ]);
    expect(flow.context()).toMatchObject({
      stored: { ref: { claimRequestUuid }, version: 1, savedAt: 0 },
      arrival: undefined,
    });
    await flow.send({ type: 'NEXT', answers: loanAnswers.account });
    expect(flow.calls).toEqual(['create life DRAFT with its answers', 'save 1']);
  });

  test('a first page that does not save creates nothing; its answers go with the first that does', async () => {
    const unsaved = {
      ...loanFlow,
      ...written(loanFlow.instances.map((page) => ({ ...page, saves: page.code !== 'risk' }))),
    };
    const flow = startFlow(unsaved);
    await flow.send({ type: 'NEXT', answers: loanAnswers.risk });
    expect([flow.at(), flow.calls, flow.told]).toEqual([
      'account idle',
      [],
      [{ type: 'page.answered', page: 'risk' }],
    ]);
    await flow.send({ type: 'NEXT', answers: loanAnswers.account });
    expect(flow.calls).toEqual(['create life DRAFT with its answers']);
    expect(flow.saved).toMatchObject([{ ...loanAnswers.risk, ...loanAnswers.account }]);
  });

  test('a page that saves and sends creates the claim with its answers before it is sent', async () => {
    const flow = startFlow({ ...loanFlow, start: 'summary', ...written(loanFlow.instances.slice(-2)) });
    await flow.send({ type: 'NEXT', answers: loanAnswers.summary });
    expect([flow.at(), flow.calls]).toEqual([
      'finalised sent',
      ['create life DRAFT with its answers', 'finalize'],
    ]);
  });

  test.each([
    ['OTHER', undefined, 'account idle'],
    ['BAN', 'NO_WORK', 'account idle'],
    ['BAN', 'DEATH', 'death idle'],
    ['BAN', 'DISABILITY', 'event idle'],
  ])('for %s with %s the next page is %s', async (appliedRiskId, claimEventType, next) => {
    const flow = startFlow(loanFlow);
    await flow.send({ type: 'NEXT', answers: { appliedRiskId, claimEventType } });
    expect(flow.at()).toBe(next);
  });

  test('a variant page asks what its original asks, under its own address', async () => {
    const travel = { appliedRiskId: 'CPZ', claimEventType: 'DEATH' } as const;
    const flow = startFlow(loanFlow, { draft: draftOf(['risk'], travel) });
    await flow.send({ type: 'NEXT', answers: loanAnswers.account });
    expect(flow.at()).toBe('deathTravel idle');
    await flow.send({ type: 'NEXT', answers: loanAnswers.death });
    expect(flow.at()).toBe('moreInfo idle');
    expect(flow.saved.at(-1)).toMatchObject({
      incidentDate: '2020-11-01',
      formSteps: ['risk', 'account', 'deathTravel'],
    });
  });

  test('a page whose every answer may be left out is passed without any', async () => {
    const flow = startFlow(loanFlow, { draft: draftOf(['risk', 'account', 'event']) });
    expect(flow.at()).toBe('moreInfo idle');
    await flow.send({ type: 'NEXT', answers: {} });
    expect(flow.at()).toBe('documents idle');
    expect(flow.calls).toEqual(['save 4']);
  });

  test('a page that does not save asks the service nothing, and its answers go with the next save', async () => {
    const flow = startFlow(loanFlow, { draft: draftOf(['risk', 'account', 'event', 'moreInfo']) });
    await flow.send({ type: 'NEXT', answers: {} });
    expect(flow.at()).toBe('summary idle');
    expect(flow.calls).toEqual([]);
    expect(flow.context().record.formSteps).toEqual(['risk', 'account', 'event', 'moreInfo', 'documents']);
  });

  test('a forced save saves a page that otherwise does not', async () => {
    const flow = startFlow(loanFlow, { draft: draftOf(['risk', 'account', 'event', 'moreInfo']) });
    await flow.send({ type: 'NEXT', answers: {}, force: true });
    expect(flow.at()).toBe('summary idle');
    expect(flow.calls).toEqual(['save 4']);
  });

  test('NEXT pressed twice makes one save', async () => {
    const flow = startFlow(loanFlow, { draft: draftOf([]), save: [silence] });
    await flow.send({ type: 'NEXT', answers: loanAnswers.risk });
    await flow.send({ type: 'NEXT', answers: { appliedRiskId: 'UMR' } });
    expect(flow.at()).toBe('risk saving');
    expect(flow.calls).toEqual(['save 4']);
    expect(flow.context().pending?.claim.appliedRiskId).toBe('OTHER');
  });

  test('while a save is under way the page can neither be left back nor opened elsewhere', async () => {
    const flow = startFlow(loanFlow, { draft: draftOf(['risk']), save: [silence] });
    await flow.send({ type: 'NEXT', answers: loanAnswers.account });
    await flow.send({ type: 'BACK' });
    await flow.send({ type: 'OPEN', page: 'risk' });
    expect(flow.at()).toBe('account saving');
    expect(flow.context().refused).toBe('risk');
  });

  test('where no page may be entered the not-found page is shown, and Back leads out of it', async () => {
    const flow = startFlow(holeFlow);
    await flow.send({ type: 'NEXT', answers: { reporterRole: 'INSURED' } });
    expect(flow.at()).toBe('notFound idle');
    await flow.send({ type: 'BACK' });
    expect(flow.at()).toBe('role idle');
    await flow.send({ type: 'NEXT', answers: { reporterRole: 'BROKER' } });
    expect(flow.at()).toBe('broker idle');
  });
});
