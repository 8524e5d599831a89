import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/store/database.ts';
import { fillFolder } from '#test/server/memory.ts';
import { patience } from '#test/server/patience.ts';
import { startService } from '#test/server/service.ts';
import { smallFlow } from '#test/server/smallFlow.ts';
import { startCore } from './core.ts';
import { notedOf, send } from './sending.ts';
import { runCommand } from '#test/server/runCommand.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handover-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs `npm run handover` on the data of the folder. */
const run = (...words: string[]) => runCommand('handover', words, { folder });

test('the operator sees what the core refused and decides about it', { timeout: 180_000 }, async () => {
  await fillFolder(folder);
  const database = await openDatabase({ folder });
  const core = await startCore();
  core.says(() => ({ status: 422, body: { result: 'REFUSED', code: 'NO_POLICY' } }));
  const service = await startService({
    database,
    handover: core.handover,
    wakeInterval: 20,
    flows: [smallFlow],
  });
  const one = await send(service, { incidentDate: '2026-10-01' });
  const other = await send(service, { incidentDate: '2026-10-02' });
  const states = async ({ uuid }: typeof one) =>
    (await notedOf(service, uuid)).map(({ state }) => state).join();
  for (const report of [one, other])
    await vi.waitUntil(async () => (await states(report)) === 'DEAD,WAITING', patience);
  const ids = await Promise.all(
    [one, other].map(async ({ claimNumber }) => {
      const { id } = await database.db
        .selectFrom('outgoing')
        .select('id')
        .where('claim_number', '=', claimNumber)
        .where('sequence', '=', 1)
        .executeTakeFirstOrThrow();
      return id;
    }),
  );
  await service.close();
  await database.close();
  await core.close();

  const [first = '', second = ''] = ids;
  const by = ['--by', 'Jana Nováková', '--reason', 'Mapping.'];
  const nowhere = '0199a000-0000-7000-8000-000000000001';
  const listed = await run('list');
  const line = (id: string, claimNumber: string) =>
    `${id} ${claimNumber} claim[.]registered NO_POLICY after 1 attempts, since \\S+Z, 1 behind it\n`;
  expect(listed).toEqual({
    code: 0,
    complained: '',
    said: expect.stringMatching(
      `^2 events wait, 2 are dead letters[.]\n${line(first, one.claimNumber)}${line(second, other.claimNumber)}$`,
    ),
  });
  expect(await run('resend', first)).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^Who decides and why/),
  });
  expect(await run('resend', 'first', ...by)).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^Name an event/),
  });
  expect(await run('done', second, ...by)).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^npm run handover/),
  });
  expect(await run('resend', nowhere, ...by)).toEqual({
    code: 1,
    said: '',
    complained: `No undelivered event has that id or reason: ${nowhere}. "npm run handover -- list" names them.\n`,
  });
  expect(await run('done', second, 'C77', ...by)).toEqual({ code: 0, said: '1 done.\n', complained: '' });
  expect(await run('resend-all', 'NO_POLICY', ...by)).toEqual({ code: 0, said: '1 done.\n', complained: '' });
  expect(await run('pause', ...by)).toEqual({
    code: 0,
    said: 'Nothing is handed over until you resume.\n',
    complained: '',
  });
  expect(await run('pause', ...by)).toMatchObject({ code: 1, complained: 'It is paused by hand already.\n' });
  expect((await run()).said).toMatch(/^Hand-over is paused since \S+Z: Jana Nováková: Mapping[.]\n3 events/);
  expect(await run('resume', ...by)).toEqual({ code: 0, said: 'Handing over goes on.\n', complained: '' });
  expect(await run()).toEqual({ code: 0, said: '3 events wait, 0 are dead letters.\n', complained: '' });
});
