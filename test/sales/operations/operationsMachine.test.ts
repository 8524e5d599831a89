import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { Failure } from '#machines/calls/failures.ts';
import { createBlock } from '#machines/sales/client/block.ts';
import { operationsMachine, type Deciding } from '#machines/sales/operations/operationsMachine.ts';
import {
  formOfAct,
  type Operating,
  type SaidOfAct,
  type WantedAct,
} from '#machines/sales/operations/wantedAct.ts';
import { check } from '#machines/subject/issues/issue.ts';
import type { Failures, Health } from '#machines/service/sales/operationsCalls.ts';
import type { Outcome } from '#machines/service/sales/operatorActs.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const event = '0f8fad5b-d9cb-469f-a165-70867728950e';
const undelivered = { id: event, claimNumber: '2026CAR00000101' };
const done: Outcome = { outcome: 'DONE', count: 1 };

const given = async ({ answer = done }: { answer?: Outcome | Failure } = {}) => {
  const loads: string[] = [];
  const asked: (Operating | Deciding)[] = [];
  const clock = new SimulatedClock();
  const block = <T>(name: string, value: T) =>
    createBlock<T>(name).provide({
      actors: {
        load: fromPromise<T, undefined>(async () => {
          loads.push(name);
          return value;
        }),
      },
    });
  const answered = async (input: Operating | Deciding): Promise<Outcome> => {
    asked.push(input);
    if (answer instanceof Failure) throw answer;
    return answer;
  };
  const actor = createActor(
    operationsMachine.provide({
      actors: {
        health: block<Health>('health', { at: '', parts: [], builds: [], isSetUpAlike: true, queues: [] }),
        failures: block<Failures>('failures', { codes: [] }),
        operate: fromPromise<Outcome, Operating>(({ input }) => answered(input)),
        decide: fromPromise<Outcome, Deciding>(({ input }) => answered(input)),
      },
    }),
    { input: { others: [{ send: ({ type }) => loads.push(`others ${type}`) }] }, clock },
  ).start();
  await settle();
  const begun = loads.splice(0);
  const send = async (...events: readonly Parameters<typeof actor.send>[0][]) => {
    for (const one of events) actor.send(one);
    await settle();
    return actor.getSnapshot();
  };
  /** What is asked anew within some seconds. */
  const after = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 10) {
      clock.increment(10_000);
      await settle();
    }
    return loads.splice(0);
  };
  return { begun, send, after, asked, loads };
};

test('how the service is and what failed is asked for at once, what is on the trail asks by itself', async () => {
  expect((await given()).begun).toEqual(['health', 'failures']);
});

test('how the service is is asked again every ten seconds while the page is seen, what is on the trail is not', async () => {
  const { send, after } = await given();
  expect(await after(20)).toEqual(['health', 'failures', 'health', 'failures']);
  await send({ type: 'HIDDEN' });
  expect(await after(60)).toEqual([]);
  await send({ type: 'SEEN' });
  expect(await after(10)).toEqual(['health', 'failures', 'health', 'failures']);
});

test('a page that nobody touches stops asking after ten minutes, and a press begins again', async () => {
  const { send, after, loads } = await given();
  expect(await after(20 * 60)).toHaveLength(2 * 60);
  await send({ type: 'REFRESH' });
  expect(loads.splice(0)).toEqual(['others LOAD', 'health', 'failures']);
  expect(await after(10)).toEqual(['health', 'failures']);
});

const words = 'Volal klient.';
const failedMessage = {
  kind: 'CONFIRMATION',
  channel: 'PHONE',
  message: event,
  claimNumber: '2026CAR00000101',
  state: 'FAILED',
  tries: 29,
  since: '2026-11-20T08:00:00.000Z',
} as const;
const person = {
  foundBy: 'email',
  personValue: 'eva.mala@example.cz',
  eraseWords: 'Žádost ze dne 1. 12.',
} as const;

test.each<[string, WantedAct, SaidOfAct, Operating]>([
  [
    'an event is sent again',
    { act: 'RESEND', of: undelivered },
    { actWords: words },
    { act: { act: 'RESEND', event }, words },
  ],
  [
    'an event is handed over by hand',
    { act: 'BY_HAND', of: undelivered },
    { actWords: words, coreNumber: 'CORE-7' },
    { act: { act: 'BY_HAND', event, coreNumber: 'CORE-7' }, words },
  ],
  [
    'all of a reason are sent again',
    { act: 'RESEND_ALL', reason: 'HTTP_503', count: 2 },
    { actWords: words },
    { act: { act: 'RESEND_ALL', reason: 'HTTP_503' }, words },
  ],
  [
    'a draft is unlocked',
    { act: 'UNLOCK', mark: '0f8fad5b' },
    { actWords: words },
    { act: { act: 'UNLOCK', mark: '0f8fad5b' }, words },
  ],
  [
    'a message is sent again',
    { act: 'RESEND_MESSAGE', of: failedMessage },
    { actWords: words },
    { act: { act: 'RESEND_MESSAGE', kind: 'CONFIRMATION', channel: 'PHONE', message: event }, words },
  ],
  [
    'what was done alone is explained',
    { act: 'WHY_ALONE', of: { id: event } },
    { actWords: words },
    { owed: event, words },
  ],
  ['handing over is stopped', { act: 'PAUSE' }, { actWords: words }, { act: { act: 'PAUSE' }, words }],
  ['the data of a person are given out', { act: 'EXPORT' }, person, { asks: 'EXPORT', person }],
  ['the data of a person are erased', { act: 'ERASE' }, person, { asks: 'ERASE', person }],
])('%s for a reason, and every block is asked anew', async (_, wanted, said, operating) => {
  const { send, asked, loads } = await given();
  await send({ type: 'WANT', wanted });
  const after = await send({ type: 'ACT', said });
  expect(asked).toEqual([operating]);
  expect(after.value).toEqual({ watching: 'seen', acting: 'idle' });
  expect(after.context).toMatchObject({ outcome: done, wanted: undefined });
  expect(loads).toEqual(['others LOAD', 'health', 'failures']);
});

test.each<[string, object, readonly string[]]>([
  ['who is found by a whole value', {}, []],
  ['who is found by half an address', { personValue: 'eva.mala@' }, ['personValue']],
  ['who is found by a birth number', { foundBy: 'birthNumber', personValue: '841104/9031' }, []],
  [
    'who is found by a wrong birth number',
    { foundBy: 'birthNumber', personValue: '841104/9032' },
    ['personValue'],
  ],
  ['whose number stands in the reason', { eraseWords: 'Žádá 841104/9031.' }, ['eraseWords']],
])('a person %s', (_, differing, wrong) => {
  const checked = check(formOfAct({ act: 'ERASE' }), { ...person, ...differing });
  expect(checked.issues.map(({ name }) => name)).toEqual(wrong);
});

test('an act that is refused can be tried again or left', async () => {
  const { send } = await given({ answer: new Failure('245000000') });
  await send({ type: 'WANT', wanted: { act: 'RESEND', of: undelivered } });
  const refused = await send({ type: 'ACT', said: { actWords: 'Zkouším.' } });
  expect(refused.value).toEqual({ watching: 'seen', acting: 'asking' });
  expect(refused.context.failure?.code).toBe('245000000');
  const left = await send({ type: 'CANCEL' });
  expect([left.value, left.context.wanted, left.context.failure]).toEqual([
    { watching: 'seen', acting: 'idle' },
    undefined,
    undefined,
  ]);
});

test('a second operator decides', async () => {
  const { send, asked } = await given({ answer: { outcome: 'DECLINED', count: 0 } });
  const deciding = { approval: event, isApproved: false };
  const after = await send({ type: 'DECIDE', deciding });
  expect(asked).toEqual([deciding]);
  expect(after.context.outcome).toEqual({ outcome: 'DECLINED', count: 0 });
});

test('nobody decides about what they asked for themselves', async () => {
  const { send } = await given({ answer: new Failure('403') });
  const after = await send({ type: 'DECIDE', deciding: { approval: event, isApproved: true } });
  expect([after.value, after.context.failure?.code]).toEqual([{ watching: 'seen', acting: 'idle' }, '403']);
});
