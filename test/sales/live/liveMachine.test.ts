import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { liveMachine, type SocketEvent, type SocketSaying } from '#machines/sales/live/liveMachine.ts';

const given = () => {
  const sockets: { say: (event: SocketEvent) => void; isClosed: boolean }[] = [];
  const heard: unknown[] = [];
  const clock = new SimulatedClock();
  const said: unknown[] = [];
  const socket = fromCallback<SocketSaying>(({ sendBack, receive }) => {
    const one = { say: (event: SocketEvent) => sendBack(event), isClosed: false };
    sockets.push(one);
    receive(({ text }) => said.push(JSON.parse(text)));
    return () => {
      one.isClosed = true;
    };
  });
  const actor = createActor(liveMachine.provide({ actors: { socket } }), {
    input: { chance: () => 0 },
    clock,
  });
  actor.on('hearing', ({ is }) => heard.push(is));
  actor.on('news', ({ news }) => heard.push(news.kind));
  actor.start();
  actor.send({ type: 'BEGIN' });
  const say = (event: SocketEvent) => sockets.at(-1)?.say(event);
  const open = () => {
    say({ type: 'OPENED' });
    say({ type: 'SAID', news: { kind: 'hearing', is: true } });
  };
  return { actor, sockets, said, heard, clock, say, open, at: () => actor.getSnapshot().value };
};

test('it hears once the process at the other end does, and not while that is deaf', () => {
  const { heard, say, open } = given();
  open();
  say({ type: 'SAID', news: { kind: 'duty' } });
  say({ type: 'SAID', news: { kind: 'hearing', is: false } });
  say({ type: 'SAID', news: { kind: 'hearing', is: true } });
  say({ type: 'CLOSED', code: 1006 });
  expect(heard).toEqual([true, 'duty', false, true, false]);
});

test('a socket that was lost is opened again, later each time, and at once in order after one that opened', () => {
  const { sockets, clock, say, open } = given();
  open();
  const waits = [1000, 2000, 4000];
  for (const [at, wait] of waits.entries()) {
    say({ type: 'CLOSED', code: 1006 });
    clock.increment(wait - 1);
    expect(sockets).toHaveLength(at + 1);
    clock.increment(1);
    expect(sockets).toHaveLength(at + 2);
  }
  open();
  say({ type: 'CLOSED', code: 1012 });
  clock.increment(1000);
  expect(sockets).toHaveLength(5);
});

test('where sockets do not pass it gives up for a while', () => {
  const { sockets, clock, say, at } = given();
  for (let count = 0; count < 6; count += 1) {
    say({ type: 'CLOSED', code: 1006 });
    if (count < 5) clock.increment(30_000);
  }
  expect(at()).toBe('shut');
  expect(sockets).toHaveLength(6);
  clock.increment(5 * 60_000);
  expect(at()).toEqual({ connected: 'connecting' });
});

test('a session that is over opens no socket until somebody is here again, and who leaves has none', () => {
  const { actor, sockets, clock, say, open, at } = given();
  open();
  say({ type: 'CLOSED', code: 4401 });
  clock.increment(60 * 60_000);
  expect(sockets).toHaveLength(1);
  actor.send({ type: 'BEGIN' });
  open();
  actor.send({ type: 'END' });
  expect(at()).toBe('off');
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, true]);
});

test('it says where the tab is, again after each reconnection, and keeps who else is there', () => {
  const { actor, said, clock, say, open } = given();
  const client = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const at = { client, page: 'personData', unsaved: [] } as const;
  const olga = { name: 'Olga', page: 'personData', unsaved: ['address'] } as const;
  const people = () => actor.getSnapshot().context.present;
  actor.send({ type: 'AT', at: { ...at, unsaved: [] } });
  expect(said).toEqual([]);
  open();
  expect(said).toEqual([{ at }]);
  say({ type: 'SAID', news: { kind: 'present', client, people: [{ ...olga, unsaved: ['address'] }] } });
  expect(people()).toEqual([olga]);
  actor.send({ type: 'AT', at: { ...at, unsaved: ['note'] } });
  expect(people()).toEqual([olga]);
  const another = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  say({ type: 'SAID', news: { kind: 'present', client: another, people: [] } });
  expect(people()).toEqual([olga]);
  say({ type: 'CLOSED', code: 1012 });
  expect(people()).toEqual([]);
  clock.increment(1000);
  open();
  actor.send({ type: 'AT', at: undefined });
  expect(said.slice(2)).toEqual([{ at: { ...at, unsaved: ['note'] } }, { at: null }]);
});
