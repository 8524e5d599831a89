import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { telephoneMachine } from '#machines/sales/client/telephoneMachine.ts';
import type { BegunReport, GivenReport, TelephoneProgress } from '#machines/service/sales/telephoneCalls.ts';
import { Failure } from '#machines/calls/failures.ts';

const input = { client: 'c', report: 'r' };
const given: GivenReport = { code: '123456', expiresAt: '2026-11-20T10:30:00.000Z' };
const progress = (state: TelephoneProgress['state']): TelephoneProgress => ({
  state,
  page: 'event',
  done: 2,
  pages: 9,
  mayOpen: true,
});

/** The machine of a report that the service tells these states of, one after another. */
const started = (states: readonly (TelephoneProgress['state'] | Failure)[], isGiven = false) => {
  const told = [...states];
  const tellSent = vi.fn();
  const clock = new SimulatedClock();
  const machine = telephoneMachine.provide({
    actors: {
      give: fromPromise<GivenReport, BegunReport>(() => Promise.resolve(given)),
      follow: fromPromise<TelephoneProgress, BegunReport>(() => {
        const next = told.shift();
        if (next === undefined || next instanceof Failure)
          return Promise.reject(next ?? new Error('No more.'));
        return Promise.resolve(progress(next));
      }),
    },
    actions: { tellSent },
  });
  const actor = createActor(machine, { input: { ...input, isGiven }, clock }).start();
  const pause = () => waitFor(actor, (snapshot) => snapshot.matches({ following: 'pausing' }));
  const later = async () => {
    await pause();
    clock.increment(3000);
  };
  return { actor, later, pause, tellSent };
};

test('a report is given, followed while the client fills it in, and the code is forgotten once it is used', async () => {
  const { actor, later, pause, tellSent } = started(['GIVEN', 'TAKEN', 'SENT']);
  expect(actor.getSnapshot().value).toBe('own');
  actor.send({ type: 'GIVE' });
  await pause();
  expect(actor.getSnapshot().context.given).toEqual(given);
  await later();
  await pause();
  const { context } = actor.getSnapshot();
  expect([context.given, context.progress?.state]).toEqual([undefined, 'TAKEN']);
  await later();
  await waitFor(actor, (snapshot) => snapshot.matches('sent'));
  expect(tellSent).toHaveBeenCalledOnce();
});

test('one that was given before is followed at once, and given again once its link is worth nothing', async () => {
  const { actor, pause } = started(['LAPSED', 'GIVEN'], true);
  await waitFor(actor, (snapshot) => snapshot.matches('lapsed'));
  actor.send({ type: 'GIVE' });
  await pause();
  expect(actor.getSnapshot().context.progress?.state).toBe('GIVEN');
});

test('where the service is away it is asked again, and what was known stays', async () => {
  const { actor, later, pause } = started(['TAKEN', new Failure('245000000'), 'TAKEN'], true);
  await later();
  await pause();
  expect(actor.getSnapshot().context).toMatchObject({
    progress: { state: 'TAKEN' },
    failure: { code: '245000000' },
  });
  await later();
  await pause();
  expect(actor.getSnapshot().context.failure).toBeUndefined();
});

test('one that was given up is followed no more', async () => {
  const { actor, tellSent } = started(['GONE'], true);
  await waitFor(actor, (snapshot) => snapshot.matches('gone'));
  expect(tellSent).not.toHaveBeenCalled();
});
