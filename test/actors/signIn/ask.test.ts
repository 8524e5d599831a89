import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { askMachine, type Asked } from '#machines/actors/signIn/ask.ts';
import { Failure } from '#machines/calls/failures.ts';
import { script } from '#test/actors/script.ts';
import { promisesDone } from '#test/actors/time.ts';

test('what a press asks for fails with its reason, may be asked again and is done once', async () => {
  const failure = new Failure('0');
  const ask = script<void, Asked>(failure, undefined);
  const actor = createActor(askMachine.provide({ actors: { ask: ask.logic } })).start();
  const state = () => [actor.getSnapshot().value, actor.getSnapshot().context.failure];
  actor.send({ type: 'ASK', id: 'A100' });
  actor.send({ type: 'ASK', id: 'A200' });
  expect(state()).toEqual(['asking', undefined]);
  await promisesDone();
  expect(state()).toEqual(['idle', failure]);
  actor.send({ type: 'ASK' });
  expect(state()).toEqual(['asking', undefined]);
  await promisesDone();
  expect([state(), ask.asked]).toEqual([
    ['done', undefined],
    [{ id: 'A100' }, { id: undefined }],
  ]);
});
