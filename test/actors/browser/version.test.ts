import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { telling, type Tell } from '#machines/calls/port.ts';
import { type Builds, versionMachine } from '#machines/actors/browser/version.ts';
import { Failure } from '#machines/calls/failures.ts';
import { script } from '#test/actors/script.ts';
import { pass } from '#test/actors/time.ts';
import { walked } from '#test/actors/walked.ts';

const walk = walked(versionMachine);
const minute = 60_000;
const same: Builds = { offered: 'a', running: 'a' };
const newer: Builds = { offered: 'b', running: 'b' };

interface Given {
  readonly builds: readonly (Builds | Failure)[];
  readonly remembered?: { readonly ignored?: string; readonly postponedUntil?: number };
}

/** The page of build a, what is told about it, and the signals of the browser. */
const start = ({ builds, remembered = {} }: Given) => {
  const clock = new SimulatedClock();
  const read = script<Builds, undefined>(...builds);
  const signals = new Map<string, Tell<{ type: string }>>();
  const signal = (name: string) =>
    telling((tell: Tell<{ type: string }>) => {
      signals.set(name, tell);
      return () => signals.delete(name);
    });
  const told: unknown[] = [];
  const actor = createActor(
    versionMachine.provide({
      actors: { readBuilds: read.logic, lookedAt: signal('LOOKED_AT'), atRest: signal('AT_REST') },
    }),
    {
      clock,
      inspect: walk.inspect,
      input: { loaded: 'a', postponedUntil: 0, ...remembered, now: () => clock.now() },
    },
  );
  actor.on('*', (event) => told.push(event));
  actor.start();
  return {
    actor,
    told,
    asked: read.asked,
    at: () => actor.getSnapshot().value,
    pass: (ms: number) => pass(clock, ms),
    /** The browser tells it, where anybody listens. */
    hear: async (type: string) => {
      signals.get(type)?.({ type });
      await pass(clock, 0);
    },
  };
};

/** A newer build is found, and nobody is typing. */
const offered = async (given: Given = { builds: [newer] }) => {
  const version = start(given);
  await version.pass(5 * minute);
  await version.hear('AT_REST');
  return version;
};

test('a newer version is looked for every five minutes, and offered when nobody types', async () => {
  const version = start({ builds: [same, newer] });
  await version.pass(5 * minute - 1);
  expect([version.at(), version.asked.length]).toEqual(['current', 0]);
  await version.pass(1);
  expect([version.at(), version.asked.length]).toEqual(['current', 1]);
  await version.pass(5 * minute);
  expect([version.at(), version.actor.getSnapshot().hasTag('offered')]).toEqual(['found', false]);
  await version.hear('AT_REST');
  expect([version.at(), version.actor.getSnapshot().hasTag('offered')]).toEqual(['offered', true]);
});

test('it is looked for when somebody comes back to the page, once a minute at most', async () => {
  const version = start({ builds: [same, same] });
  const looks = [];
  for (const ms of [minute, 1000, minute]) {
    await version.pass(ms);
    await version.hear('LOOKED_AT');
    looks.push(version.asked.length);
  }
  expect(looks).toEqual([1, 1, 2]);
});

test.each([
  ['the files are newer than the service', { offered: 'b', running: 'a' }],
  ['the service is newer than the files', { offered: 'a', running: 'b' }],
  ['the network is away', new Failure('0')],
])('nothing is offered while %s', async (_, builds) => {
  const version = await offered({ builds: [builds] });
  expect(version.at()).toBe('current');
});

test('who wants to hear of it later is asked again after an hour', async () => {
  const version = await offered({ builds: [newer, newer] });
  version.actor.send({ type: 'LATER' });
  expect([version.at(), version.told]).toEqual([
    'postponed',
    [{ type: 'version.postponed', until: 65 * minute }],
  ]);
  await version.pass(60 * minute - 1);
  expect(version.at()).toBe('postponed');
  await version.pass(1);
  expect(version.at()).toBe('found');
});

test('who ignores it is asked about the next one only', async () => {
  const version = await offered({ builds: [newer, newer, { offered: 'c', running: 'c' }] });
  version.actor.send({ type: 'IGNORE' });
  expect(version.told).toEqual([{ type: 'version.ignored', build: 'b' }]);
  await version.pass(5 * minute);
  expect(version.at()).toBe('current');
  await version.pass(5 * minute);
  expect(version.at()).toBe('found');
});

test('what was said on the page before is remembered', async () => {
  const ignoring = await offered({ builds: [newer], remembered: { ignored: 'b' } });
  const postponing = start({ builds: [newer], remembered: { postponedUntil: 20 * minute } });
  await postponing.pass(10 * minute);
  expect([ignoring.at(), postponing.at(), postponing.asked.length]).toEqual(['current', 'postponed', 0]);
});

test('who wants it gets it', async () => {
  const version = await offered();
  version.actor.send({ type: 'REFRESH' });
  expect([version.at(), version.told]).toEqual(['refreshing', [{ type: 'version.wanted' }]]);
});

test('every transition of version is walked', () => {
  expect(walk.left()).toEqual([]);
});
