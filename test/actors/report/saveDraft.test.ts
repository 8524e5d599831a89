import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { ClaimRef } from '#machines/actors/report/claimRef.ts';
import type { RetryPolicy } from '#machines/calls/retry.ts';
import { saveCallMachine, saveDraftMachine, type SaveRequest } from '#machines/actors/report/saveDraft.ts';
import { Failure } from '#machines/calls/failures.ts';
import { script } from '#test/actors/script.ts';
import { pass, promisesDone } from '#test/actors/time.ts';
import { walked } from '#test/actors/walked.ts';

const walk = walked(saveDraftMachine);
const away = new Failure('0');
const broken = new Failure('245000000');
const stale = new Failure('245000022', { status: 409, params: { version: 4 } });
const request: SaveRequest = {
  ref: { service: 'claim', claimRequestUuid: 'a2b6c3f0-5c0e-4d6b-9d53-1d9f3f3a9b11' },
  version: 3,
  detail: { reporterRole: 'INSURED', reporter: { fullName: 'Jana Nováková' } },
};

type Stored = Pick<SaveRequest, 'version' | 'detail'>;

interface Given {
  save: (Failure | { version: number })[];
  read?: (Failure | Stored)[];
  retry?: Partial<RetryPolicy>;
  resetFlowOnError?: boolean;
}

const start = ({ save: turns, read = [], retry = {}, resetFlowOnError = true }: Given) => {
  const clock = new SimulatedClock();
  const save = script<{ version: number }, { request: SaveRequest }>(...turns);
  const readDraft = script<Stored, { readonly ref: ClaimRef }>(...read);
  const machine = saveDraftMachine.provide({
    actors: {
      save: saveCallMachine.provide({ actors: { call: save.logic } }),
      readDraft: readDraft.logic,
    },
  });
  const actor = createActor(machine, {
    clock,
    inspect: walk.inspect,
    input: { request, retry, resetFlowOnError },
  }).start();
  /** What the save itself does: `calling`, `backingOff`, undefined while there is none. */
  const saving = () => {
    const child = actor.getSnapshot().children['save']?.getSnapshot();
    return child && 'value' in child ? child.value : undefined;
  };
  return { actor, clock, save, readDraft, saving };
};

test('a save is acknowledged with the next version', async () => {
  const { actor, save } = start({ save: [{ version: 4 }] });
  await promisesDone();
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: { version: 4 } });
  expect(save.asked).toEqual([{ request }]);
});

test('a malformed save is refused and does not reset the flow', async () => {
  const malformed = new Failure('245000030', { status: 400 });
  const { actor } = start({ save: [malformed] });
  await promisesDone();
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure: malformed, reaction: 'REFUSED' });
});

test.each([403, 404, 409, 500, 503])('a save that fails with %i resets the flow', async (status) => {
  const failure = new Failure('245000000', { status });
  const { actor } = start({ save: [failure] });
  await promisesDone();
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure, reaction: 'RESET' });
});

test('where the configuration says no, a failed save resets nothing', async () => {
  const { actor } = start({ save: [broken], resetFlowOnError: false });
  await promisesDone();
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure: broken, reaction: 'REFUSED' });
});

test('a save is made again as the policy says before the flow is reset', async () => {
  const { actor, clock, save, saving } = start({ save: [broken, broken], retry: { count: 1 } });
  await promisesDone();
  expect([actor.getSnapshot().value, saving()]).toEqual(['saving', 'backingOff']);
  await pass(clock, 1000);
  expect(save.asked.length).toBe(2);
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure: broken, reaction: 'RESET' });
});

test('a stale version is told as such, never retried', async () => {
  const { actor, save } = start({ save: [stale], retry: { count: 3 } });
  await promisesDone();
  expect(save.asked.length).toBe(1);
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure: stale, reaction: 'STALE' });
});

test('a save that the service has no room for waits as long as it says, and is made again', async () => {
  const full = new Failure('245000004', { status: 503, retryAfter: 6 });
  const { actor, clock, save } = start({ save: [full, { version: 4 }] });
  await promisesDone();
  const seen = [];
  for (const seconds of [5, 1]) {
    await pass(clock, seconds * 1000);
    seen.push([actor.getSnapshot().value, save.asked.length]);
  }
  expect([seen, actor.getSnapshot().output]).toEqual([
    [
      ['away', 1],
      ['saved', 2],
    ],
    { ok: true, value: { version: 4 } },
  ]);
});

test('with the network away the save waits and is made again until it is back', async () => {
  const { actor, clock, save } = start({ save: [away, away, away, { version: 4 }] });
  const made = [];
  for (const wait of [999, 1, 1999, 1, 2999]) {
    await pass(clock, wait);
    made.push([actor.getSnapshot().value, save.asked.length]);
  }
  expect(made).toEqual([
    ['away', 1],
    ['away', 2],
    ['away', 2],
    ['away', 3],
    ['away', 3],
  ]);
  await pass(clock, 1);
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: { version: 4 } });
});

test('waiting for the network does not use up the retries', async () => {
  const { actor, clock, saving } = start({ save: [away, broken, { version: 4 }], retry: { count: 1 } });
  await pass(clock, 1000);
  expect([actor.getSnapshot().value, saving()]).toEqual(['saving', 'backingOff']);
  await pass(clock, 1000);
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: { version: 4 } });
});

test('waiting for the network gives no retry back', async () => {
  const { actor, clock, save } = start({ save: [broken, away, broken], retry: { count: 1 } });
  await pass(clock, 1000);
  expect(actor.getSnapshot().value).toBe('away');
  await pass(clock, 1000);
  expect(save.asked.length).toBe(3);
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure: broken, reaction: 'RESET' });
});

test('when the network is back the save is made at once', async () => {
  const { actor } = start({ save: [away, { version: 4 }] });
  await promisesDone();
  actor.send({ type: 'RETRY' });
  await promisesDone();
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: { version: 4 } });
});

test('a save whose answer was lost is recognised as ours', async () => {
  const { actor, clock, readDraft } = start({
    save: [away, stale],
    read: [{ version: 4, detail: request.detail }],
  });
  await pass(clock, 1000);
  expect(readDraft.asked).toEqual([{ ref: request.ref }]);
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: { version: 4 } });
});

test('a save that broke after it was stored is recognised as ours', async () => {
  const { actor, clock, readDraft } = start({
    save: [broken, stale],
    read: [{ version: 4, detail: request.detail }],
    retry: { count: 1 },
  });
  await pass(clock, 1000);
  expect(readDraft.asked).toEqual([{ ref: request.ref }]);
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: { version: 4 } });
});

test('after a lost answer the save of someone else is stale', async () => {
  const { actor, clock } = start({
    save: [away, stale],
    read: [{ version: 4, detail: { reporterRole: 'BROKER' } }],
  });
  await pass(clock, 1000);
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure: stale, reaction: 'STALE' });
});

test('after a lost answer a version two ahead is stale without a look', async () => {
  const ahead = new Failure('245000022', { status: 409, params: { version: 5 } });
  const { actor, clock, readDraft } = start({ save: [away, ahead] });
  await pass(clock, 1000);
  expect(readDraft.asked).toEqual([]);
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure: ahead, reaction: 'STALE' });
});

test('a look at the stored draft that fails leaves the save stale', async () => {
  const { actor, clock } = start({ save: [away, stale], read: [broken] });
  await pass(clock, 1000);
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure: stale, reaction: 'STALE' });
});

test('a look at the stored draft without an answer waits for the network again', async () => {
  const { actor, clock } = start({
    save: [away, stale, stale],
    read: [away, { version: 4, detail: request.detail }],
  });
  await pass(clock, 1000);
  expect(actor.getSnapshot().value).toBe('away');
  await pass(clock, 2000);
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: { version: 4 } });
});

test('a cancelled save is aborted and resets nothing', async () => {
  const { actor, save } = start({ save: [] });
  await promisesDone();
  actor.send({ type: 'CANCEL' });
  expect(save.signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(actor.getSnapshot().output).toEqual({
    ok: false,
    failure: new Failure('AJAX_ABORTED'),
    reaction: 'CANCELLED',
  });
});

test('a save given up while the stored draft is looked at resets nothing', async () => {
  const { actor, clock, readDraft } = start({ save: [away, stale] });
  await pass(clock, 1000);
  expect(actor.getSnapshot().value).toBe('comparing');
  actor.send({ type: 'CANCEL' });
  expect(readDraft.signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(actor.getSnapshot().output).toMatchObject({ ok: false, reaction: 'CANCELLED' });
});

test('a save that breaks inside is a failure', async () => {
  const save = saveCallMachine.provide({
    guards: {
      mayRetry: () => {
        throw new Error('broken');
      },
    },
  });
  const actor = createActor(saveDraftMachine.provide({ actors: { save } }), {
    inspect: walk.inspect,
    input: { request, resetFlowOnError: false },
  }).start();
  await promisesDone();
  expect(actor.getSnapshot().output).toMatchObject({
    ok: false,
    failure: { code: 'internal-server-error' },
    reaction: 'REFUSED',
  });
});

test('every transition of saveDraft is walked', () => {
  expect(walk.left()).toEqual([]);
});
