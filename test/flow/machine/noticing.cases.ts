import { describe, expect, test } from 'vitest';
import { Failure } from '#machines/calls/failures.ts';
import { aLoanClaim, loanAnswers } from '#test/flow/small/loanAnswers.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';
import { aDraft, silence, type Service } from './ports.ts';
import { startFlow } from './startFlow.ts';

const minute = 60_000;
const draft = aDraft(aLoanClaim(['risk', 'account']));
const complete = aDraft(aLoanClaim(['risk', 'account', 'event', 'moreInfo', 'documents']));
const away = new Failure('0');
const forbidden = new Failure('403');
const next = { type: 'NEXT', answers: loanAnswers.event } as const;
const send = { type: 'NEXT', answers: loanAnswers.summary } as const;

describe('a report begun before', () => {
  test('is said to be gone on with until a page of it is answered', async () => {
    const flow = startFlow(loanFlow, { draft, isResumed: true });
    expect(flow.context().arrival).toBe('RESUMED');
    await flow.send({ type: 'BACK' });
    expect(flow.context().arrival).toBe('RESUMED');
    await flow.send({ type: 'NEXT', answers: loanAnswers.account });
    expect(flow.context().arrival).toBe(undefined);
  });

  test('is not where the address asked for it', () => {
    expect(
      [startFlow(loanFlow, { draft }), startFlow(loanFlow)].map(({ context }) => context().arrival),
    ).toEqual([undefined, undefined]);
  });

  test('is no more once it is begun anew', async () => {
    const flow = startFlow(loanFlow, { draft, isResumed: true });
    await flow.send({ type: 'RESET' });
    await flow.send({ type: 'CONFIRM' });
    expect(flow.context().arrival).toBe(undefined);
  });
});

describe('a draft that had to be loaded again', () => {
  test('is said to be so until something is saved', async () => {
    const flow = startFlow(loanFlow, { draft, save: [forbidden], load: [draft] });
    await flow.send(next);
    expect([flow.at(), flow.context().arrival]).toEqual(['event idle', 'RELOADED']);
    await flow.send({ type: 'BACK' });
    expect(flow.context().arrival).toBe('RELOADED');
    await flow.send({ type: 'NEXT', answers: loanAnswers.account });
    expect([flow.at(), flow.context().arrival]).toEqual(['event idle', undefined]);
  });
});

describe('when it was saved last', () => {
  test('is known from the first save on', async () => {
    const flow = startFlow(loanFlow, { draft });
    await flow.pass(2 * minute);
    expect(flow.context().stored.savedAt).toBe(undefined);
    await flow.send(next);
    expect(flow.context().stored.savedAt).toBe(2 * minute);
  });

  test('stays where a save fails', async () => {
    const flow = startFlow(loanFlow, { draft, save: [{ version: 5 }, new Failure('245000030')] });
    await flow.pass(minute);
    await flow.send(next);
    await flow.pass(minute);
    await flow.send({ type: 'NEXT', answers: {} });
    expect([flow.at(), flow.context().stored.savedAt]).toEqual(['moreInfo failed', minute]);
  });
});

describe('what is under way', () => {
  test.each<[string, Service, typeof next | typeof send, string]>([
    ['nothing while a page is open', {}, next, ''],
    ['a save', { save: [silence] }, next, 'busy'],
    ['a save that waits for the network', { save: [away] }, next, 'busy waiting'],
    ['sending', { finalize: [silence] }, send, 'busy sending'],
    ['sending of which nobody knows whether it arrived', { finalize: [away] }, send, 'busy sending unsure'],
    ['nothing once it failed', { save: [new Failure('245000030')] }, next, ''],
  ])('%s', async (_, service, event, tags) => {
    const flow = startFlow(loanFlow, { draft: event === send ? complete : draft, ...service });
    await flow.send(event);
    expect(flow.tags()).toBe(tags);
  });

  test('a save that is made again waits no more', async () => {
    const flow = startFlow(loanFlow, { draft, save: [away, silence] });
    await flow.send(next);
    await flow.send({ type: 'ONLINE' });
    expect([flow.at(), flow.tags()]).toEqual(['event saving', 'busy']);
  });

  test('a session that is nearly over', async () => {
    const flow = startFlow(loanFlow);
    await flow.pass(25 * minute);
    expect(flow.tags()).toBe('expiring');
    await flow.send({ type: 'EXTEND_SESSION' });
    expect(flow.tags()).toBe('');
  });
});
