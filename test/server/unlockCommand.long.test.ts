import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { openDatabase } from '#server/store/database.ts';
import { beginWith } from './drafts.ts';
import { fillFolder } from './memory.ts';
import { startService } from './service.ts';
import { answered, smallFlow } from './smallFlow.ts';
import { runCommand } from '#test/server/runCommand.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unlock-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs `npm run unlock` on the data of the folder. */
const run = (...marks: string[]) => runCommand('unlock', marks, { folder });

test('a command that is run without the environment of the service says so, and tells of no empty database', async () => {
  expect(await run()).toEqual({
    code: 1,
    said: '',
    complained: expect.stringContaining('is DATABASE_URL or DATA_DIR set for it?'),
  });
});

test('the operator sees by its mark what is locked, and lifts the lock', { timeout: 180_000 }, async () => {
  await fillFolder(folder);
  const database = await openDatabase({ folder });
  const service = await startService({ database, flows: [smallFlow] });
  const { uuid, reporter } = await beginWith(service, answered);
  const params = { claimRequestUuid: uuid };
  const body = { field: 'POLICY_NUMBER', value: '4400019720' };
  for (let attempt = 0; attempt < 5; attempt += 1) await reporter.ask(calls.authoriseDraft, { params, body });
  await service.close();
  await database.close();

  const mark = uuid.slice(0, 8);
  const by = ['--by', 'Jana Nováková', '--reason', 'Klient volal.'];
  const [unsaid, listed, lifted, empty] = [
    await run(mark),
    await run(),
    await run(mark, '00000000', ...by),
    await run(),
  ];
  expect(unsaid).toEqual({
    code: 1,
    said: '',
    complained:
      'Who lifts a lock and why is kept with it: npm run unlock -- a2b6c3f0 --by "Who you are" --reason "Why"\n',
  });
  expect(listed).toEqual({
    code: 0,
    said: expect.stringMatching(new RegExp(`^${mark} locked 1 times, until `)),
    complained: '',
  });
  expect([lifted, empty]).toEqual([
    { code: 1, said: `${mark} is open.\n`, complained: 'No locked draft has the mark 00000000.\n' },
    { code: 0, said: 'No draft is locked.\n', complained: '' },
  ]);
});
