import { written } from '#test/flow/small/written.ts';
import { describe, expect, test } from 'vitest';
import { finalizeMachine } from '#machines/actors/report/finalize.ts';
import type { PollReply } from '#machines/calls/polling/pollStep.ts';
import type { RequestStatus } from '#machines/claim/enums.ts';
import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import type { FilesState } from '#machines/actors/files/uploads.ts';
import { Failure } from '#machines/calls/failures.ts';
import { aLoanClaim, loanAnswers } from '#test/flow/small/loanAnswers.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';
import { uploadFlow } from '#test/flow/small/uploadFlow.ts';
import { aReporter } from '#test/given.ts';
import { aDraft, claimRequestUuid, result, silence, type Service, type Turn } from './ports.ts';
import { startFlow, type StartedFlow } from './startFlow.ts';

const draft = aDraft(aLoanClaim(['risk', 'account', 'event', 'moreInfo', 'documents']));
const away = new Failure('0');
const forbidden = new Failure('403');
const refused = new Failure('245000030');

const send = async (service: Service = {}) => {
  const flow = startFlow(loanFlow, { draft, ...service });
  await flow.send({ type: 'NEXT', answers: loanAnswers.summary });
  return flow;
};

/** A result of one claim that stands so. */
const standing = (status: RequestStatus): FinalizeAnswer => ({
  ...result,
  claimList: [
    {
      claimRequestUuid,
      claimNumber: '2026CAR00000041',
      type: 'car',
      status,
      rejected: false,
    },
  ],
});
const queued = standing('IN_QUEUE');
const done = standing('COMPLETED');

describe('a claim that was sent and waits in a queue', () => {
  const opened = (service: Service) =>
    startFlow(loanFlow, { draft: { ...draft, result: queued }, ...service });

  test('is completed on the page that is open, without a reload', async () => {
    const flow = opened({ follow: [queued, done] });
    const told: unknown[] = [];
    for (const seconds of [5, 10, 3600]) {
      await flow.pass(seconds * 1000);
      told.push(flow.context().stored.result);
    }
    expect([told, flow.at(), flow.calls]).toEqual([
      [queued, done, done],
      'finalised sent',
      ['follow', 'follow'],
    ]);
  });

  test('is asked for less and less often and at last not at all, until somebody looks again', async () => {
    const flow = opened({ follow: [away, ...Array.from({ length: 6 }, () => queued), done] });
    for (let minutes = 0; minutes < 20; minutes += 1) await flow.pass(60_000);
    const before = flow.calls.length;
    await flow.send({ type: 'CHECK_SESSION' });
    await flow.send({ type: 'ONLINE' });
    expect([before, flow.calls.length, flow.context().stored.result]).toEqual([6, 8, done]);
  });

  test('that is completed is not asked for any more', async () => {
    const flow = startFlow(loanFlow, { draft: { ...draft, result: done } });
    await flow.send({ type: 'CHECK_SESSION' });
    await flow.pass(3_600_000);
    expect([flow.at(), flow.calls]).toEqual(['finalised sent', []]);
  });
});

describe('sending a claim', () => {
  test('saves it, sends it and shows the last page', async () => {
    const flow = await send();
    expect([flow.at(), flow.calls]).toEqual(['finalised sent', ['save 4', 'finalize']]);
    expect(flow.context()).toMatchObject({
      stored: { result },
      record: { truthfulness: true },
      pending: undefined,
    });
    expect(flow.told).toEqual([
      { type: 'record.saved', version: 5 },
      { type: 'page.answered', page: 'summary' },
      { type: 'record.finalised' },
    ]);
  });

  test.each([
    { type: 'NEXT', answers: {} },
    { type: 'BACK' },
    { type: 'OPEN', page: 'summary' },
    { type: 'DISCARD' },
    { type: 'RESET' },
  ] as const)('is the end: $type does nothing any more', async (event) => {
    const flow = await send();
    await flow.send(event);
    expect([flow.at(), flow.calls]).toEqual(['finalised sent', ['save 4', 'finalize']]);
  });

  test('pressed twice sends once', async () => {
    const flow = await send({ finalize: [silence] });
    await flow.send({ type: 'NEXT', answers: loanAnswers.summary });
    expect([flow.at(), flow.calls]).toEqual(['summary finalizing', ['save 4', 'finalize']]);
  });

  test('that is refused says why; tried again it is not saved again', async () => {
    const flow = await send({ finalize: [refused] });
    expect([flow.at(), flow.context().failure]).toEqual(['summary failed', refused]);
    await flow.send({ type: 'RETRY' });
    expect([flow.at(), flow.calls]).toEqual(['finalised sent', ['save 4', 'finalize', 'finalize']]);
  });

  test('that is refused lets the reporter go back, better an answer and send again', async () => {
    const flow = await send({ finalize: [refused] });
    await flow.send({ type: 'OPEN', page: 'moreInfo' });
    await flow.send({ type: 'NEXT', answers: { moreInfo: 'Ještě něco.' } });
    await flow.send({ type: 'NEXT', answers: {} });
    await flow.send({ type: 'NEXT', answers: loanAnswers.summary });
    expect([flow.at(), flow.calls]).toEqual([
      'finalised sent',
      ['save 4', 'finalize', 'save 5', 'save 6', 'finalize'],
    ]);
  });

  describe('refused for what a page lacks', () => {
    const lacking = new Failure('245000030', {
      params: { page: 'account', name: 'bankContactType', key: 'required' },
    });
    const standing = aDraft({ ...draft.detail, bankContactType: undefined, moreInfo: 'Našla služba.' }, 5);

    test('opens it with the claim as the service has it, and comes back to sending', async () => {
      const flow = await send({ finalize: [lacking], load: [standing] });
      expect([flow.at(), flow.calls]).toEqual(['account idle', ['save 4', 'finalize', 'load']]);
      expect(flow.context()).toMatchObject({
        refusal: { page: 'account', name: 'bankContactType', key: 'required' },
        record: { moreInfo: 'Našla služba.' },
        pending: undefined,
        failure: undefined,
      });
      await flow.send({ type: 'NEXT', answers: loanAnswers.account });
      expect([flow.at(), flow.context().refusal]).toEqual(['summary idle', undefined]);
      await flow.send({ type: 'NEXT', answers: loanAnswers.summary });
      expect(flow.at()).toBe('finalised sent');
    });

    test('opens the first page not done where that page is not on the way', async () => {
      const elsewhere = new Failure('245000030', { params: { page: 'deathTravel' } });
      const flow = await send({ finalize: [elsewhere], load: [aDraft(aLoanClaim(['risk']), 5)] });
      expect(flow.at()).toBe('account idle');
    });

    test('of another flow is a failure like any other', async () => {
      const foreign = new Failure('245000030', { params: { page: 'vehicle' } });
      const flow = await send({ finalize: [foreign] });
      expect([flow.at(), flow.context().failure]).toEqual(['summary failed', foreign]);
    });

    test('tells why the claim cannot be read, and tries that again', async () => {
      const flow = await send({ finalize: [lacking], load: [forbidden, standing] });
      expect([flow.at(), flow.context().failure]).toEqual(['summary failed', forbidden]);
      await flow.send({ type: 'RETRY' });
      expect([flow.at(), flow.calls]).toEqual(['account idle', ['save 4', 'finalize', 'load', 'load']]);
    });
  });

  test('without an answer stays unsure, looks by itself and finds it sent', async () => {
    const flow = await send({ finalize: [away] });
    expect(flow.at()).toBe('summary finalizing');
    await flow.pass(1000);
    expect([flow.at(), flow.calls]).toEqual(['finalised sent', ['save 4', 'finalize', 'read result']]);
  });

  test.each(['RETRY', 'ONLINE'] as const)(
    'without an answer looks at once on %s and sends nothing',
    async (type) => {
      const flow = await send({ finalize: [away], readResult: [{ state: 'FINALIZING' }] });
      await flow.send({ type });
      expect([flow.at(), flow.calls]).toEqual(['summary finalizing', ['save 4', 'finalize', 'read result']]);
    },
  );

  test.each<[string, Turn<PollReply>]>([
    ['refused', refused],
    ['broken', { status: 200, body: {} }],
  ])('that was %s can be given up', async (_, turn) => {
    const flow = await send({ finalize: [turn] });
    await flow.send({ type: 'CANCEL' });
    expect([flow.at(), flow.context().failure]).toEqual(['summary idle', undefined]);
  });
});

describe('sending while files', () => {
  const sendWith = async (files: FilesState, service: Service = {}) => {
    const flow = startFlow(loanFlow, { draft, ...service });
    flow.actor.send({ type: 'extra.changed', extra: { files } });
    await flow.send({ type: 'NEXT', answers: loanAnswers.summary });
    return flow;
  };
  const moving: FilesState = { arrived: 1, moving: 2, failed: 0 };
  const failed: FilesState = { arrived: 1, moving: 0, failed: 2 };
  const whole: FilesState = { arrived: 3, moving: 0, failed: 0 };
  const told = (flow: StartedFlow, files: FilesState) =>
    flow.send({ type: 'extra.changed', extra: { files } });

  test('are on their way waits for them and goes on by itself', async () => {
    const flow = await sendWith(moving);
    expect([flow.at(), flow.calls]).toEqual(['summary awaitingFiles', []]);
    await told(flow, { arrived: 2, moving: 1, failed: 0 });
    expect(flow.at()).toBe('summary awaitingFiles');
    await told(flow, whole);
    expect([flow.at(), flow.calls]).toEqual(['finalised sent', ['save 4', 'finalize']]);
  });

  test.each([moving, failed])('lack can go on without them where the reporter says so: %o', async (files) => {
    const flow = await sendWith(files);
    await flow.send({ type: 'CONFIRM' });
    expect([flow.at(), flow.calls]).toEqual(['finalised sent', ['save 4', 'finalize']]);
  });

  test('did not get through sends nothing; they may be tried again', async () => {
    const flow = await sendWith(moving);
    await told(flow, failed);
    await flow.send({ type: 'RETRY' });
    expect([flow.at(), flow.calls]).toEqual(['summary awaitingFiles', []]);
    await told(flow, moving);
    await told(flow, whole);
    expect([flow.at(), flow.calls]).toEqual(['finalised sent', ['save 4', 'finalize']]);
  });

  test('are missing leads back to the page where the reporter wants that', async () => {
    const flow = await sendWith(failed);
    await flow.send({ type: 'REFUSE' });
    expect([flow.at(), flow.context().pending, flow.calls]).toEqual(['summary idle', undefined, []]);
  });

  test('were all there has nobody to ask', async () => {
    expect((await sendWith(whole)).at()).toBe('finalised sent');
  });

  test('are all there is to send cannot go on without any', async () => {
    const documents = { ...uploadFlow, start: 'documents', ...written(uploadFlow.instances.slice(-2)) };
    const flow = startFlow(documents);
    await told(flow, { arrived: 0, moving: 1, failed: 1 });
    await flow.send({ type: 'NEXT', answers: {} });
    await flow.send({ type: 'CONFIRM' });
    expect([flow.at(), flow.calls]).toEqual(['documents awaitingFiles', ['create life UPLOAD']]);
    await told(flow, { arrived: 1, moving: 0, failed: 1 });
    await flow.send({ type: 'CONFIRM' });
    expect(flow.at()).toBe('finalised sent');
  });

  test('move does not keep anybody on a page that sends nothing', async () => {
    const flow = startFlow(loanFlow, { draft: aDraft(aLoanClaim(['risk'])) });
    await told(flow, moving);
    await flow.send({ type: 'NEXT', answers: loanAnswers.account });
    expect(flow.at()).toBe('event idle');
  });
});

test('sending that breaks inside is a failure, never the end of the flow', async () => {
  const broken = finalizeMachine.provide({
    guards: {
      leavesOpen: () => {
        throw new Error('broken');
      },
    },
  });
  const flow = startFlow(loanFlow, { draft, actors: { finalize: broken } });
  await flow.send({ type: 'NEXT', answers: loanAnswers.summary });
  expect([flow.at(), flow.context().failure]).toMatchObject([
    'summary failed',
    { code: 'internal-server-error' },
  ]);
});

test('a flow whose only page sends creates its claim first', async () => {
  const flow = startFlow({ ...uploadFlow, start: 'documents', ...written(uploadFlow.instances.slice(-2)) });
  await flow.send({ type: 'NEXT', answers: {} });
  expect([flow.at(), flow.calls]).toEqual(['finalised sent', ['create life UPLOAD', 'finalize']]);
});

test('documents for an existing claim: identification, contacts, documents, sent', async () => {
  const flow = startFlow(uploadFlow, { lookUp: [{ policyNumberValid: true }] });
  await flow.send({ type: 'NEXT', answers: { claimNumber: 'CZ2026000012345' } });
  expect(flow.at()).toBe('contacts idle');
  await flow.send({ type: 'NEXT', answers: { reporter: aReporter() } });
  await flow.send({ type: 'NEXT', answers: {} });
  expect([flow.at(), flow.calls]).toEqual([
    'finalised sent',
    ['create life UPLOAD', 'searchPolicy', 'save 1', 'finalize'],
  ]);
  expect(flow.saved).toMatchObject([{ claimNumber: 'CZ2026000012345', reporter: aReporter() }]);
});
