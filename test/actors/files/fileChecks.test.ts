import { expect, test } from 'vitest';
import { createActor, setup, SimulatedClock } from 'xstate';
import type { ClaimRef } from '#machines/actors/report/claimRef.ts';
import { fileChecksMachine, type FilesChecked } from '#machines/actors/files/fileChecks.ts';
import type { ClaimDocument } from '#machines/service/documents.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import { Failure } from '#machines/calls/failures.ts';
import { aDocument, claimRef } from '#test/actors/givenFile.ts';
import { script } from '#test/actors/script.ts';
import { pass, promisesDone } from '#test/actors/time.ts';
import { walked } from '#test/actors/walked.ts';

const walk = walked(fileChecksMachine);
const away = new Failure('0');

/** Files that wait, whose service answers as the test says. */
const start = (...answers: (readonly ClaimDocument[] | Error)[]) => {
  const clock = new SimulatedClock();
  const list = script<readonly ClaimDocument[], ClaimRef>(...answers);
  const told: (readonly ClaimDocument[])[] = [];
  const checks = fileChecksMachine.provide({ actors: { list: list.logic } });
  const parent = setup({ types: typesOf<{ events: FilesChecked }>() }).createMachine({
    on: { CHECKED: { actions: ({ event }) => void told.push(event.documents) } },
  });
  const root = createActor(parent, { clock, inspect: walk.inspect }).start();
  const child = createActor(checks, { input: { claimRef }, parent: root }).start();
  const wait = (files: number) => child.send({ type: 'WAITING', files });
  return {
    clock,
    list,
    told,
    wait,
    ask: () => child.send({ type: 'ASK' }),
    look: () => child.getSnapshot().value,
  };
};

test('nobody asks while no file waits', async () => {
  const { clock, list, ask, look } = start();
  ask();
  await pass(clock, 3_600_000);
  expect([look(), list.asked]).toEqual(['quiet', []]);
});

test('the service is asked after a while, and what it says is told', async () => {
  const { clock, list, told, wait } = start([aDocument('front')]);
  wait(1);
  await pass(clock, 4999);
  expect(list.asked).toEqual([]);
  await pass(clock, 1);
  expect([list.asked, told]).toEqual([[claimRef], [[aDocument('front')]]]);
});

test('it is asked less and less often, at last not at all, until somebody looks again', async () => {
  const { clock, list, wait, ask, look } = start(away, [], [], [], [], [], []);
  wait(1);
  const after: number[] = [];
  for (let seconds = 0; seconds <= 1000; seconds += 5) {
    if (list.asked.length > after.length) after.push(seconds);
    await pass(clock, 5000);
  }
  expect(after).toEqual([5, 15, 35, 75, 155, 315]);
  expect(look()).toBe('resting');
  ask();
  await promisesDone();
  expect([list.asked.length, look()]).toEqual([7, 'waiting']);
});

test('whoever looks again is not kept waiting', async () => {
  const { list, wait, ask } = start([]);
  wait(1);
  ask();
  await promisesDone();
  expect(list.asked).toEqual([claimRef]);
});

test('another file that waits is asked for soon, one less changes nothing, none ends it', async () => {
  const { clock, list, wait, look } = start([], [], []);
  wait(1);
  await pass(clock, 5000);
  wait(2);
  await pass(clock, 5000);
  expect(list.asked).toHaveLength(2);
  wait(1);
  expect(look()).toBe('waiting');
  wait(0);
  await pass(clock, 3_600_000);
  expect([list.asked.length, look()]).toEqual([2, 'quiet']);
});

test('every transition of the checks is walked', () => {
  expect(walk.left()).toEqual([]);
});
