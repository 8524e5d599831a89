import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { visitorMachine } from '#machines/actors/signIn/visitor.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { Who } from '#machines/service/identity/identity.ts';
import { script } from '#test/actors/script.ts';
import { promisesDone } from '#test/actors/time.ts';
import { walked } from '#test/actors/walked.ts';

const jana: Who = {
  origin: 'CLIENT_ZONE',
  identification: 'KZ',
  policies: [],
  roles: ['reporter'],
  isSignedIn: false,
  isDelegationRefused: false,
  delegations: [],
};
const petr: Who = { ...jana, name: 'Petr' };
const refused = new Failure('245000010');
const away = new Failure('0');

interface Given {
  readonly landing?: string;
  readonly isIdentified?: boolean;
  readonly land?: (Who | Error)[];
  readonly ask?: (Who | Error)[];
}

const walk = walked(visitorMachine);

const start = ({ landing, isIdentified = false, land = [], ask = [] }: Given) => {
  const clock = new SimulatedClock();
  const ports = { land: script<Who, string>(...land), ask: script<Who, string | undefined>(...ask) };
  const actor = createActor(
    visitorMachine.provide({ actors: { land: ports.land.logic, ask: ports.ask.logic } }),
    { input: { landing, isIdentified }, clock, inspect: walk.inspect },
  ).start();
  return { actor, clock, ports };
};

test.each<[string, Given, Who | undefined, boolean]>([
  ['with a token is who it says', { landing: 't', land: [jana] }, jana, false],
  ['with a token that is refused is anybody', { landing: 't', land: [refused] }, undefined, true],
  [
    'with a token that is refused is who they were before',
    { landing: 't', isIdentified: true, land: [refused], ask: [petr] },
    petr,
    true,
  ],
  ['who is known is asked after', { isIdentified: true, ask: [petr] }, petr, false],
  ['who cannot be asked after is anybody', { isIdentified: true, ask: [away] }, undefined, false],
  ['without either is anybody', {}, undefined, false],
])('whoever comes %s', async (_, given, who, isRefused) => {
  const { actor } = start(given);
  await promisesDone();
  expect(actor.getSnapshot().output).toEqual({ who, isRefused });
});

test('a token that nobody answers is sent again every two seconds', async () => {
  const { actor, clock, ports } = start({ landing: 't', land: [away, away, jana] });
  await promisesDone();
  expect(actor.getSnapshot().value).toBe('waiting');
  clock.increment(1999);
  await promisesDone();
  expect(ports.land.asked).toEqual(['t']);
  clock.increment(1);
  await promisesDone();
  clock.increment(2000);
  await promisesDone();
  expect([ports.land.asked, actor.getSnapshot().output]).toEqual([
    ['t', 't', 't'],
    { who: jana, isRefused: false },
  ]);
});

test('a token that nobody answers five times counts for nothing', async () => {
  const { actor, clock } = start({ landing: 't', land: [away, away, away, away, away] });
  for (let time = 0; time < 5; time += 1) {
    await promisesDone();
    clock.increment(2000);
  }
  await promisesDone();
  expect(actor.getSnapshot().output).toEqual({ who: undefined, isRefused: true });
});

test('every transition of the arrival is walked', () => {
  expect(walk.left()).toEqual([]);
});
