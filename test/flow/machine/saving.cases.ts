import { describe, expect, test } from 'vitest';
import { saveDraftMachine } from '#machines/actors/report/saveDraft.ts';
import { Failure } from '#machines/calls/failures.ts';
import { aLoanClaim, loanAnswers } from '#test/flow/small/loanAnswers.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';
import { aDraft, silence } from './ports.ts';
import { startFlow } from './startFlow.ts';

const away = new Failure('0');
const forbidden = new Failure('403');
const refused = new Failure('245000030');
const draft = aDraft(aLoanClaim(['risk', 'account']));
const elsewhere = aDraft(aLoanClaim(['risk', 'account', 'event'], { moreInfo: 'Z jiného okna.' }), 9);

const save = async (service: NonNullable<Parameters<typeof startFlow>[1]>) => {
  const flow = startFlow(loanFlow, { draft, ...service });
  await flow.send({ type: 'NEXT', answers: loanAnswers.event });
  return flow;
};

describe('a save', () => {
  test.each([
    ['a forbidden one', new Failure('403')],
    ['a broken service', new Failure('245000000')],
  ])('that ends with %s loads the draft again and opens its furthest page', async (_, failure) => {
    const flow = await save({ save: [failure], load: [elsewhere] });
    expect([flow.at(), flow.calls]).toEqual(['moreInfo idle', ['save 4', 'load']]);
    expect(flow.told).toEqual([{ type: 'flow.reset', failure }]);
    expect(flow.context()).toMatchObject({
      stored: { version: 9 },
      record: elsewhere.detail,
      pending: undefined,
    });
    await flow.send({ type: 'NEXT', answers: {} });
    expect(flow.calls).toEqual(['save 4', 'load', 'save 9']);
  });

  test('that resets keeps what was known before the first page', async () => {
    const flow = await save({ claim: { referer: 'TRAVEL' }, save: [forbidden], load: [elsewhere] });
    expect(flow.context().record).toEqual({
      claimType: 'life',
      flowType: 'DRAFT',
      referer: 'TRAVEL',
      ...elsewhere.detail,
    });
  });

  test('that is broken resets nothing where the configuration says so', async () => {
    const flow = await save({ save: [new Failure('245000000')] });
    const calm = startFlow(loanFlow, {
      draft,
      save: [new Failure('245000000')],
      configuration: { resetFlowOnError: false },
    });
    await calm.send({ type: 'NEXT', answers: loanAnswers.event });
    expect([flow.calls, calm.calls]).toEqual([['save 4', 'load'], ['save 4']]);
    expect(calm.at()).toBe('event failed');
  });

  test('whose draft cannot be loaded again says so, and tries that again', async () => {
    const flow = await save({ save: [forbidden], load: [forbidden, elsewhere] });
    expect([flow.at(), flow.context().failure]).toEqual(['event failed', forbidden]);
    await flow.send({ type: 'RETRY' });
    expect([flow.at(), flow.calls]).toEqual(['moreInfo idle', ['save 4', 'load', 'load']]);
  });

  test('that is refused keeps the page and what it was told', async () => {
    const flow = await save({ save: [refused] });
    expect([flow.at(), flow.context().failure]).toEqual(['event failed', refused]);
    expect(flow.context().record).toEqual({ claimType: 'life', flowType: 'DRAFT', ...draft.detail });
    await flow.send({ type: 'NEXT', answers: { incidentDescription: 'Spadl ze žebříku.' } });
    expect([flow.at(), flow.calls]).toEqual(['moreInfo idle', ['save 4', 'save 4']]);
    expect(flow.saved.at(-1)).toMatchObject({ incidentDescription: 'Spadl ze žebříku.' });
  });

  test('that was refused is not made again from another page', async () => {
    const flow = await save({ save: [refused] });
    await flow.send({ type: 'BACK' });
    await flow.send({ type: 'RETRY' });
    expect([flow.at(), flow.calls]).toEqual(['account idle', ['save 4']]);
  });

  test('without a network waits, and goes on by itself when it is back', async () => {
    const flow = await save({ save: [away, away] });
    expect(flow.at()).toBe('event saving');
    await flow.pass(1000);
    expect(flow.at()).toBe('event saving');
    await flow.pass(2000);
    expect([flow.at(), flow.calls]).toEqual(['moreInfo idle', ['save 4', 'save 4', 'save 4']]);
  });

  test.each(['RETRY', 'ONLINE'] as const)('without a network is made at once on %s', async (type) => {
    const flow = await save({ save: [away] });
    await flow.send({ type });
    expect([flow.at(), flow.calls]).toEqual(['moreInfo idle', ['save 4', 'save 4']]);
  });

  test('that takes long says so until the next request', async () => {
    const flow = await save({ save: [silence] });
    await flow.pass(4999);
    expect(flow.context().isLong).toBe(false);
    await flow.pass(1);
    expect([flow.at(), flow.context().isLong]).toEqual(['event saving', true]);
    await flow.send({ type: 'CANCEL' });
    await flow.send({ type: 'NEXT', answers: loanAnswers.event });
    expect([flow.at(), flow.context().isLong]).toEqual(['moreInfo idle', false]);
  });

  test('that takes too long can be given up: the page stays, nothing is reset', async () => {
    const flow = await save({ save: [silence] });
    await flow.send({ type: 'CANCEL' });
    expect([flow.at(), flow.told]).toEqual(['event idle', []]);
    expect(flow.context()).toMatchObject({ stored: { version: 4 }, pending: undefined, failure: undefined });
  });

  test('that breaks inside is a failure, never the end of the flow', async () => {
    const broken = new Error('broken');
    const saveDraft = saveDraftMachine.provide({
      guards: {
        hasSaved: () => {
          throw broken;
        },
      },
    });
    const flow = startFlow(loanFlow, { draft, actors: { saveDraft } });
    await flow.send({ type: 'NEXT', answers: loanAnswers.event });
    expect(flow.at()).toBe('event failed');
    expect(flow.context().failure).toMatchObject({ code: 'internal-server-error' });
  });
});
