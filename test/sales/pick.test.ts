import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { Failure } from '#machines/calls/failures.ts';
import { pickMachine } from '#machines/sales/search/pickMachine.ts';
import type { ClientSearch, FoundClients } from '#machines/service/clients.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const nobody: FoundClients = {
  outcome: 'NONE',
  clients: [],
  count: 0,
  isMore: false,
  isLast: true,
  isShared: false,
};
const dana = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  right: 'OWN',
  personType: 'FO',
  name: 'Dana Vzorová',
  life: 'LIVING',
} as const;

test('a client is found, is not found, cannot be looked for, and the list is closed', async () => {
  const answers: (FoundClients | Failure)[] = [
    { ...nobody, outcome: 'FOUND', clients: [dana], count: 1 },
    nobody,
    new Failure('500'),
  ];
  const find = fromPromise<FoundClients, ClientSearch | undefined>(async () => {
    const answer = answers.shift();
    if (!answer || answer instanceof Failure) throw answer ?? new Failure('500');
    return answer;
  });
  const actor = createActor(pickMachine.provide({ actors: { findClients: find } })).start();
  const states: unknown[] = [];
  for (const text of ['vzor', 'nikdo', 'vzor']) {
    actor.send({ type: 'FIND', search: { text } });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await settle();
    const { value, context } = actor.getSnapshot();
    states.push([value, context.found?.clients.length, context.failure?.code]);
  }
  expect(states).toEqual([
    ['found', 1, undefined],
    ['nobody', 0, undefined],
    ['away', undefined, '500'],
  ]);
  actor.send({ type: 'CLOSE' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { failure: undefined } });
});
