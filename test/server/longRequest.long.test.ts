import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { begin } from './drafts.ts';
import { pdf } from './files.ts';
import { multipart } from './multipart.ts';
import { startService } from './service.ts';
import { patience } from '#test/server/patience.ts';

const minute = 60_000;

test('a session counts from the end of a long upload, as the browser reckons', async () => {
  let at = Date.now();
  const service = await startService();
  const slow = await service.another({
    now: () => new Date(at),
    documents: {
      ...service.documents,
      keep: async (id, path) => {
        // A weak network: the request takes long, and the clock goes on with it.
        await wait(1100);
        at += 25 * minute;
        return service.documents.keep(id, path);
      },
    },
  });
  const { reporter, params } = await begin(slow);
  const file = multipart({ name: 'smlouva.pdf', content: pdf('Smlouva') });
  const { status } = await reporter.send({
    method: 'POST',
    url: pathOf(calls.uploadDocument.path, params),
    ...file,
  });
  // It is written when the answer has gone.
  const ends = slow.database.db.selectFrom('session').select('expires_at');
  await vi.waitFor(
    async () =>
      expect((await ends.executeTakeFirstOrThrow()).expires_at.getTime()).toBeGreaterThan(at + 29 * minute),
    patience,
  );
  at += 20 * minute;
  const { status: later } = await reporter.ask(calls.session);
  await service.close();
  expect([status, later]).toEqual([200, 200]);
});
