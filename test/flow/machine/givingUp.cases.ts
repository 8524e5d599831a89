import { describe, expect, test } from 'vitest';
import { discardMachine } from '#machines/actors/report/discard.ts';
import { Failure } from '#machines/calls/failures.ts';
import { aLoanClaim, loanAnswers } from '#test/flow/small/loanAnswers.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';
import { aDraft } from './ports.ts';
import { startFlow } from './startFlow.ts';

const draft = aDraft(aLoanClaim(['risk', 'account'], { referer: 'TRAVEL' }));
const broken = new Failure('245000000');
const started = (service: Parameters<typeof startFlow>[1] = {}) =>
  startFlow(loanFlow, { draft, claim: { referer: 'TRAVEL' }, ...service });

describe('discarding a claim', () => {
  test('is asked first; refused, nothing happens', async () => {
    const flow = started();
    await flow.send({ type: 'DISCARD' });
    expect(flow.at()).toBe('event discardAsked');
    await flow.send({ type: 'NEXT', answers: loanAnswers.event });
    await flow.send({ type: 'REFUSE' });
    expect([flow.at(), flow.calls]).toEqual(['event idle', []]);
  });

  test('confirmed, tells where the reporter goes', async () => {
    const flow = started({ discard: [{ url: '/hlaseni' }] });
    await flow.send({ type: 'DISCARD' });
    await flow.send({ type: 'CONFIRM' });
    expect([flow.at(), flow.calls]).toEqual(['event discarded', ['discard']]);
    expect(flow.told).toEqual([{ type: 'record.discarded', url: '/hlaseni' }]);
  });

  test('asks no service where nothing was created', async () => {
    const flow = startFlow(loanFlow);
    await flow.send({ type: 'DISCARD' });
    await flow.send({ type: 'CONFIRM' });
    expect([flow.at(), flow.calls]).toEqual(['risk discarded', []]);
    expect(flow.told).toEqual([{ type: 'record.discarded', url: undefined }]);
  });

  test('that fails can be tried again or left', async () => {
    const flow = started({ discard: [broken, broken] });
    await flow.send({ type: 'DISCARD' });
    await flow.send({ type: 'CONFIRM' });
    expect([flow.at(), flow.context().failure]).toEqual(['event failed', broken]);
    await flow.send({ type: 'RETRY' });
    expect(flow.calls).toEqual(['discard', 'discard']);
    await flow.send({ type: 'CANCEL' });
    expect(flow.at()).toBe('event idle');
  });

  test('that breaks inside is a failure, never the end of the flow', async () => {
    const discard = discardMachine.provide({
      guards: {
        mayRetry: () => {
          throw broken;
        },
      },
    });
    const flow = started({ actors: { discard } });
    await flow.send({ type: 'DISCARD' });
    await flow.send({ type: 'CONFIRM' });
    expect([flow.at(), flow.context().failure]).toMatchObject([
      'event failed',
      { code: 'internal-server-error' },
    ]);
  });

  test('is asked from a failed save as well', async () => {
    const flow = started({ save: [new Failure('245000030')] });
    await flow.send({ type: 'NEXT', answers: loanAnswers.event });
    await flow.send({ type: 'DISCARD' });
    expect(flow.at()).toBe('event discardAsked');
  });
});

test.each(['DISCARD', 'RESET'] as const)(
  'what failed is over once %s was asked from there and refused',
  async (type) => {
    const flow = started({ save: [new Failure('245000030')] });
    await flow.send({ type: 'NEXT', answers: loanAnswers.event });
    await flow.send({ type });
    await flow.send({ type: 'REFUSE' });
    expect(flow.at()).toBe('event idle');
    expect(flow.context()).toMatchObject({ failure: undefined, pending: undefined });
  },
);

describe('starting over', () => {
  test('is asked first; refused, nothing happens', async () => {
    const flow = started();
    await flow.send({ type: 'RESET' });
    expect(flow.at()).toBe('event resetAsked');
    await flow.send({ type: 'REFUSE' });
    expect([flow.at(), flow.context().record]).toMatchObject(['event idle', draft.detail]);
  });

  test('confirmed, gives up the report with its files and leaves what was known before the first page', async () => {
    const flow = started();
    await flow.send({ type: 'RESET' });
    await flow.send({ type: 'CONFIRM' });
    expect([flow.at(), flow.calls, flow.told]).toEqual([
      'risk idle',
      ['discard'],
      [{ type: 'record.emptied' }],
    ]);
    expect(flow.context().stored.ref).toBeUndefined();
    expect(flow.context().record).toEqual({ claimType: 'life', flowType: 'DRAFT', referer: 'TRAVEL' });
    await flow.send({ type: 'NEXT', answers: loanAnswers.risk });
    expect(flow.calls).toEqual(['discard', 'create life DRAFT with its answers']);
  });

  test('asks no service where nothing was created', async () => {
    const flow = startFlow(loanFlow);
    await flow.send({ type: 'RESET' });
    await flow.send({ type: 'CONFIRM' });
    expect([flow.at(), flow.calls]).toEqual(['risk idle', []]);
  });

  test('that fails keeps every answer, and can be tried again or left', async () => {
    const flow = started({ discard: [broken, broken] });
    await flow.send({ type: 'RESET' });
    await flow.send({ type: 'CONFIRM' });
    expect([flow.at(), flow.context().failure]).toEqual(['event failed', broken]);
    await flow.send({ type: 'RETRY' });
    await flow.send({ type: 'CANCEL' });
    expect([flow.at(), flow.calls]).toEqual(['event idle', ['discard', 'discard']]);
    expect(flow.context().record).toMatchObject(draft.detail);
  });

  test('that breaks inside is a failure, never the end of the flow', async () => {
    const discard = discardMachine.provide({
      guards: {
        mayRetry: () => {
          throw broken;
        },
      },
    });
    const flow = started({ actors: { discard }, discard: [broken] });
    await flow.send({ type: 'RESET' });
    await flow.send({ type: 'CONFIRM' });
    expect([flow.at(), flow.context().failure]).toMatchObject([
      'event failed',
      { code: 'internal-server-error' },
    ]);
  });

  test('is asked from a failed save as well', async () => {
    const flow = started({ save: [new Failure('245000030')] });
    await flow.send({ type: 'NEXT', answers: loanAnswers.event });
    await flow.send({ type: 'RESET' });
    await flow.send({ type: 'CONFIRM' });
    expect([flow.at(), flow.context().failure]).toEqual(['risk idle', undefined]);
  });
});
