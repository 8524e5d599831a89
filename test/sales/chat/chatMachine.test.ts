import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { Failure } from '#machines/calls/failures.ts';
import { chatMachine, warnedOf } from '#machines/sales/chat/chatMachine.ts';
import type { ChatRead, ChatReading, ChatSending, ChatSent } from '#machines/service/sales/chatCalls.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const thread = '0f8fad5b-d9cb-469f-a165-70867728950e';
const message = (seq: number) => ({
  seq,
  isOwn: false,
  name: 'Hana',
  text: `zpráva ${seq}`,
  at: '2026-11-20T08:00:00.000Z',
});
const nothing: ChatRead = { threads: [], messages: [], isOnDuty: true, isHelper: false };
const told = (...seqs: readonly number[]): ChatRead => ({
  threads: [{ id: thread, name: 'Hana', unread: 0, isEnded: false }],
  messages: seqs.map(message),
  isOnDuty: true,
  isHelper: false,
});

const given = (answers: readonly (ChatRead | Failure)[], sends: readonly (ChatSent | Failure)[] = []) => {
  const readings: ChatReading[] = [];
  const sendings: ChatSending[] = [];
  const left = [...answers];
  const toSend = [...sends];
  const clock = new SimulatedClock();
  let keys = 0;
  const actor = createActor(
    chatMachine.provide({
      actors: {
        readChat: fromPromise<ChatRead, ChatReading>(async ({ input }) => {
          readings.push(input);
          const one = left.shift() ?? nothing;
          if (one instanceof Failure) throw one;
          return one;
        }),
        sendChat: fromPromise<ChatSent, ChatSending>(async ({ input }) => {
          sendings.push(input);
          const one = toSend.shift();
          if (one === undefined || one instanceof Failure) throw one;
          return one;
        }),
        endChat: fromPromise<unknown, { readonly thread: string }>(async () => ({})),
      },
    }),
    { input: { newKey: () => `key ${(keys += 1)}`, chance: () => 0, now: () => new Date(0) }, clock },
  ).start();
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    await settle();
    return actor.getSnapshot().context;
  };
  const wait = async (time: number) => {
    clock.increment(time);
    await settle();
    return actor.getSnapshot().context;
  };
  return { actor, send, wait, readings, sendings, at: () => actor.getSnapshot().value };
};

test('nothing is read before somebody is here who may', async () => {
  const { wait, readings } = given([]);
  await wait(60_000);
  expect(readings).toEqual([]);
});

test('it is read seldom while the panel is closed, at once when it opens, and often while it is open', async () => {
  const { send, wait, readings } = given([]);
  await send({ type: 'BEGIN' });
  await wait(29_000);
  expect(readings).toHaveLength(1);
  await wait(1000);
  expect(readings).toHaveLength(2);
  await send({ type: 'OPEN' });
  expect(readings.map(({ isShown }) => isShown)).toEqual([false, false, true]);
  await wait(3000);
  expect(readings).toHaveLength(4);
  await send({ type: 'CLOSE' });
  await wait(3000);
  await wait(29_000);
  expect(readings).toHaveLength(5);
});

test('after it was lost, it comes back later and later, and goes on after the last message that is known', async () => {
  const lost = new Failure('0');
  const { send, wait, readings, at } = given([told(1, 2), lost, lost, told(3, 4)]);
  await send({ type: 'BEGIN' });
  await wait(30_000);
  expect(at()).toMatchObject({ reading: 'reconnecting' });
  await wait(1000);
  expect(readings).toHaveLength(3);
  await wait(1000);
  expect(readings).toHaveLength(3);
  const context = await wait(1000);
  expect(context.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect(readings.map(({ after }) => after)).toEqual([0, 2, 2, 2]);
});

test('whoever may not read any more is not asked again', async () => {
  const { send, wait, readings, at } = given([new Failure('403')]);
  await send({ type: 'BEGIN' });
  await wait(60_000);
  expect(at()).toMatchObject({ reading: 'refused' });
  expect(readings).toHaveLength(1);
});

test('a message that was not sent is sent again by the same key', async () => {
  const { send, sendings, at } = given([told(1)], [new Failure('0'), { thread, seq: 2 }]);
  await send({ type: 'BEGIN' });
  await send({ type: 'SEND', text: '  ' });
  expect(sendings).toEqual([]);
  await send({ type: 'SEND', text: ' Dobrý den ' });
  expect(at()).toMatchObject({ writing: 'notSent' });
  await send({ type: 'RETRY' });
  expect(at()).toMatchObject({ writing: 'idle' });
  const sent = { thread, key: 'key 1', text: 'Dobrý den' };
  expect(sendings).toEqual([sent, sent]);
});

test('the number of a person is sent only where somebody says so', async () => {
  const { send, sendings, at } = given([nothing], [{ thread, seq: 1 }]);
  await send({ type: 'BEGIN' });
  expect(warnedOf(await send({ type: 'SEND', text: 'je to 790314/9034' }))).toBe('BIRTH_NUMBER');
  expect(at()).toMatchObject({ writing: 'warned' });
  expect((await send({ type: 'CANCEL' })).unsent).toBeUndefined();
  await send({ type: 'SEND', text: 'je to 790314/9034' });
  await send({ type: 'CONFIRM' });
  expect(sendings).toEqual([{ key: 'key 2', text: 'je to 790314/9034' }]);
});

test('a message after the end begins another conversation, which is read from its beginning', async () => {
  const other = 'a6c1c8be-3b9f-4a55-9d6e-0f6f1f3f6a11';
  const ended: ChatRead = { ...told(1), threads: [{ id: thread, unread: 0, isEnded: true }] };
  const { send, sendings, readings } = given([ended], [{ thread: other, seq: 1 }]);
  await send({ type: 'BEGIN' });
  await send({ type: 'SEND', text: 'ještě něco' });
  expect(sendings).toEqual([{ key: 'key 1', text: 'ještě něco' }]);
  expect(readings.at(-1)).toMatchObject({ thread: other, after: 0 });
});

test('the helpdesk picks a conversation, and reads it from its beginning', async () => {
  const other = 'a6c1c8be-3b9f-4a55-9d6e-0f6f1f3f6a11';
  const two: ChatRead = {
    ...told(),
    threads: [...told().threads, { id: other, name: 'Olga', unread: 2, isEnded: false }],
  };
  const { send, readings } = given([two, two, { ...two, messages: [message(1)] }]);
  await send({ type: 'BEGIN' });
  await send({ type: 'OPEN' });
  const context = await send({ type: 'PICK', thread: other });
  expect(readings.at(-1)).toEqual({ thread: other, after: 0, isShown: true });
  expect(context.messages.map(({ seq }) => seq)).toEqual([1]);
});

test('while it is heard what is new nothing is asked often, and what was missed is read when hearing begins and ends', async () => {
  const { send, wait, readings } = given([told(1), told(2), told(3), told(4)]);
  await send({ type: 'BEGIN' });
  await send({ type: 'OPEN' });
  await send({ type: 'LIVE', is: true });
  expect(readings).toHaveLength(3);
  await wait(29_000);
  expect(readings).toHaveLength(3);
  await send({ type: 'READ' });
  expect(readings.at(-1)).toMatchObject({ thread, after: 3 });
  await send({ type: 'LIVE', is: false });
  await wait(3000);
  expect(readings).toHaveLength(6);
});
