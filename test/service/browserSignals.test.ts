import { expect, test } from 'vitest';
import { type CallbackActorLogic, createActor, type EventObject, sendTo, setup } from 'xstate';
import { onlineSignal, storageSignal, visibilitySignal } from '#machines/actors/browser/browser.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import { provideSignals } from '#src/service/browserSignals.ts';

const aBrowser = () => {
  const window = new EventTarget();
  const document: EventTarget & { visibilityState: DocumentVisibilityState } = Object.assign(
    new EventTarget(),
    { visibilityState: 'visible' as const },
  );
  return { window, document, signals: provideSignals(window, document) };
};

/** A machine that listens to a signal, and what it has heard. */
const listenerTo = (signal: CallbackActorLogic<EventObject>) => {
  const heard: unknown[] = [];
  const machine = setup({
    types: typesOf<{ events: EventObject }>(),
    actors: { signal },
    actions: { write: (_, { event }: { event: unknown }) => heard.push(event) },
  }).createMachine({
    invoke: { src: 'signal' },
    on: { '*': { actions: { type: 'write', params: ({ event }) => ({ event }) } } },
  });
  const actor = createActor(machine).start();
  return { heard, stop: () => actor.stop() };
};

const stored = (key: string | null) => Object.assign(new Event('storage'), { key });

test('the network that is back is told', () => {
  const { window, signals } = aBrowser();
  const { heard } = listenerTo(signals.online);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(heard).toEqual([{ type: 'ONLINE' }]);
});

test('a page that is looked at again is told, one that is left is not', () => {
  const { document, signals } = aBrowser();
  const { heard } = listenerTo(signals.visibility);
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toEqual([]);
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toEqual([{ type: 'CHECK_SESSION' }]);
});

test('what another tab changed is told by its key, everything that is gone is not', () => {
  const { window, signals } = aBrowser();
  const { heard } = listenerTo(signals.storage);
  window.dispatchEvent(stored('language'));
  window.dispatchEvent(stored(null));
  expect(heard).toEqual([{ type: 'STORED', key: 'language' }]);
});

test('what the tabs tell each other of the session reaches the others, until one of them stops', () => {
  const spoken: string[] = [];
  const channel = Object.assign(new EventTarget(), {
    postMessage: (news: string) => spoken.push(news),
    close: () => spoken.push('closed'),
  });
  const { window, document } = aBrowser();
  const { tabs } = provideSignals(window, document, () => channel);
  const heard: unknown[] = [];
  const machine = setup({
    types: typesOf<{ events: EventObject }>(),
    actors: { tabs },
    actions: {
      write: (_, { event }: { event: unknown }) => heard.push(event),
      tell: sendTo('tabs', { type: 'MOVED' }),
    },
  }).createMachine({
    invoke: { src: 'tabs', id: 'tabs' },
    on: {
      TELL: { actions: 'tell' },
      '*': { actions: { type: 'write', params: ({ event }) => ({ event }) } },
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'TELL' });
  channel.dispatchEvent(new MessageEvent('message', { data: 'MOVED' }));
  channel.dispatchEvent(new MessageEvent('message', { data: 'LOGGED_OUT' }));
  channel.dispatchEvent(new MessageEvent('message', { data: 'LEFT' }));
  channel.dispatchEvent(new MessageEvent('message', { data: 'something else' }));
  actor.stop();
  expect([heard, spoken]).toEqual([
    [{ type: 'MOVED_ELSEWHERE' }, { type: 'LOGGED_OUT_ELSEWHERE' }, { type: 'LEFT_ELSEWHERE' }],
    ['MOVED', 'closed'],
  ]);
});

test('a listener that is stopped hears nothing more', () => {
  const { window, document, signals } = aBrowser();
  const listeners = [signals.online, signals.visibility, signals.storage].map(listenerTo);
  for (const { stop } of listeners) stop();
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(stored('language'));
  expect(listeners.map(({ heard }) => heard)).toEqual([[], [], []]);
});

test('two machines may listen to one signal, and one of them end', () => {
  const { window, signals } = aBrowser();
  const [one, other] = [listenerTo(signals.online), listenerTo(signals.online)];
  one.stop();
  window.dispatchEvent(new Event('online'));
  expect([one.heard, other.heard]).toEqual([[], [{ type: 'ONLINE' }]]);
});

test('a signal that nobody provided is silent', () => {
  const listeners = [onlineSignal, visibilitySignal, storageSignal].map(listenerTo);
  for (const { stop } of listeners) stop();
  expect(listeners.map(({ heard }) => heard)).toEqual([[], [], []]);
});
