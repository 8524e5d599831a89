import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Failure } from '#machines/calls/failures.ts';
import { takeOverMachine, type TakeOverInput } from '#src/drafts/takeOverMachine.ts';
import { promisesDone } from '#test/actors/time.ts';

/** What comes of one code after the other, where the service answers so. */
const tried = async (key: string, ...answers: readonly (Failure | undefined)[]) => {
  const asked: TakeOverInput[] = [];
  const take = fromPromise<void, TakeOverInput>(async ({ input }) => {
    asked.push(input);
    const failure = answers[asked.length - 1];
    if (failure) throw failure;
  });
  const actor = createActor(takeOverMachine.provide({ actors: { take } }), { input: { key } }).start();
  for (const at of answers.keys()) {
    actor.send({ type: 'TAKE', code: `00000${at}` });
    await promisesDone();
  }
  const { value, context } = actor.getSnapshot();
  return [value, context.failure?.code, asked.map(({ code }) => code)];
};

test.each<[string, Parameters<typeof tried>, unknown[]]>([
  ['the right code opens the draft', ['key', undefined], ['taken', undefined, ['000000']]],
  [
    'a mistyped one may be typed again',
    ['key', new Failure('245000014'), undefined],
    ['taken', '245000014', ['000000', '000001']],
  ],
  [
    'a draft that is gone is not asked for again',
    ['key', new Failure('ACTIVE_REPORT_NOT_FOUND'), undefined],
    ['gone', undefined, ['000000']],
  ],
  ['too many attempts end it', ['key', new Failure('245000015')], ['gone', undefined, ['000000']]],
  ['without the key of a link there is nothing to open', ['', undefined], ['gone', undefined, []]],
])('%s', async (_, given, came) => {
  expect(await tried(...given)).toEqual(came);
});
