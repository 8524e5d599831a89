import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { walked } from './walked.ts';

const door = setup({ guards: { isLocked: () => false } }).createMachine({
  id: 'door',
  initial: 'closed',
  on: { BREAK: '.open' },
  states: {
    closed: { on: { PUSH: [{ guard: 'isLocked' }, { target: 'open' }] } },
    open: { on: { PUSH: 'closed' } },
  },
});

test('a door that was only opened tells which transitions were not taken', () => {
  const walk = walked(door);
  const actor = createActor(door.provide({ guards: { isLocked: () => false } }), { inspect: walk.inspect });
  actor.start().send({ type: 'PUSH' });
  expect(walk.left()).toEqual([
    'door --BREAK[0]--> door.open',
    'door.closed --PUSH[0]--> stays',
    'door.open --PUSH[0]--> door.closed',
  ]);
});
