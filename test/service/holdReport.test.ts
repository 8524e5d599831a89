import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type CallbackActorLogic, createActor, type EventObject, sendTo, setup } from 'xstate';
import { reportHolder, type TakeReport, type WorkedOn } from '#machines/actors/browser/browser.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import { holdReport, type Locks } from '#src/service/holdReport.ts';

type Holder = CallbackActorLogic<TakeReport, WorkedOn>;

/** A tab that works on a report, and what it is told. */
const aTab = (holder: Holder, claimRequestUuid = 'a2b6c3f0-5c0e-4d6b-9d53-1d9f3f3a9b11') => {
  const heard: string[] = [];
  const machine = setup({
    types: typesOf<{ events: EventObject }>(),
    actors: { holder },
    actions: {
      write: (_, { type }: { type: string }) => heard.push(type),
      take: sendTo('tab', { type: 'TAKE' }),
    },
  }).createMachine({
    invoke: { src: 'holder', id: 'tab', input: { claimRequestUuid } },
    on: {
      CONTINUE_HERE: { actions: 'take' },
      '*': { actions: { type: 'write', params: ({ event }) => event } },
    },
  });
  const actor = createActor(machine).start();
  return { heard, takes: () => actor.send({ type: 'CONTINUE_HERE' }), close: () => actor.stop() };
};

const holder = holdReport(navigator.locks);
const told = ['OPENED_ELSEWHERE'];
const settled = () => wait(20);
const patience = () => wait(1100);

test('the second tab of a report is told that it is open elsewhere; another report is not', async () => {
  const tabs = [aTab(holder), aTab(holder), aTab(holder, 'another')];
  await patience();
  expect(tabs.map(({ heard }) => heard)).toEqual([[], told, []]);
  for (const { close } of tabs) close();
});

test('who continues in one tab takes the report from the other, back and forth', async () => {
  const [one, other] = [aTab(holder), aTab(holder)];
  await patience();
  other.takes();
  await settled();
  expect([one.heard, other.heard]).toEqual([told, told]);
  one.takes();
  await settled();
  expect([one.heard, other.heard]).toEqual([told, [...told, ...told]]);
  one.close();
  other.close();
});

test('a tab that is loaded again gets what it held before', async () => {
  const before = aTab(holder);
  const after = aTab(holder);
  await settled();
  before.close();
  await patience();
  expect([before.heard, after.heard]).toEqual([[], []]);
  after.close();
});

test('a tab that hears late of its lock, because it is busy, is not told that another one has it', async () => {
  const slow: Locks = {
    request: async (name, { signal }, granted) => {
      await wait(1500);
      signal?.throwIfAborted();
      return granted({ name });
    },
  };
  const tab = aTab(holdReport(slow));
  await wait(1700);
  expect(tab.heard).toEqual([]);
  tab.close();
});

test('a browser without locks, and a holder that nobody provided, tell nothing', async () => {
  const tabs = [aTab(holdReport(undefined)), aTab(reportHolder)];
  for (const { takes } of tabs) takes();
  await settled();
  expect(tabs.map(({ heard }) => heard)).toEqual([[], []]);
  for (const { close } of tabs) close();
});
