import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Failure } from '#machines/calls/failures.ts';
import { statusLinkMachine } from '#src/drafts/statusLinkMachine.ts';
import { promisesDone } from '#test/actors/time.ts';

/** What comes of a link, where the service answers so each time it is asked. */
const followed = async (key: string, ...answers: readonly (Failure | undefined)[]) => {
  let asked = 0;
  const open = fromPromise<void, { key: string }>(async () => {
    const failure = answers[asked];
    asked += 1;
    if (failure) throw failure;
  });
  const actor = createActor(statusLinkMachine.provide({ actors: { open } }), { input: { key } }).start();
  await promisesDone();
  for (const again of answers.slice(1)) {
    actor.send({ type: again === undefined ? 'RETRY' : 'ONLINE' });
    await promisesDone();
  }
  return [actor.getSnapshot().value, asked];
};

test.each<[string, Parameters<typeof followed>, unknown[]]>([
  ['opens in the browser that sent the report', ['key', undefined], ['opened', 1]],
  ['asks for a code elsewhere', ['key', new Failure('245000013')], ['unproven', 1]],
  ['says that a contact is not that of the report', ['key', new Failure('245000014')], ['ofOther', 1]],
  ['is closed after five of them', ['key', new Failure('245000015')], ['closed', 1]],
  ['says so while it is closed', ['key', new Failure('245000012')], ['closed', 1]],
  ['ends with its report', ['key', new Failure('ACTIVE_REPORT_NOT_FOUND')], ['gone', 1]],
  ['without its key opens nothing', ['', undefined], ['gone', 0]],
  ['is asked again once the service is back', ['key', new Failure('0'), undefined], ['opened', 2]],
  ['is asked again with the network', ['key', new Failure('0'), new Failure('0')], ['away', 2]],
])('a link to a sent report %s', async (_, given, came) => {
  expect(await followed(...given)).toEqual(came);
});
