import { mkdir, mkdtemp, rm } from 'node:fs/promises';
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
  folder = await mkdtemp(join(tmpdir(), 'retention-'));
  await mkdir(join(folder, 'tmp'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs `npm run retention` on the data of the folder; what was sent is kept no day longer than until it was handed over. */
const run = async (...numbers: string[]) => {
  const environment = { KEEP_SENT_DAYS: '0', TMPDIR: join(folder, 'tmp') };
  const { code, said, complained } = await runCommand('retention', numbers, { folder, environment });
  return { code, sent: /sent: (\d+)/.exec(said)?.[1], complained };
};

test(
  'the operator notes what was handed over, and the next sweep removes it',
  { timeout: 180_000 },
  async () => {
    await fillFolder(folder);
    const database = await openDatabase({ folder });
    const service = await startService({ database, flows: [smallFlow] });
    const { reporter, params } = await beginWith(service, answered);
    const { claimsData } = await reporter.call(calls.finalize, { params });
    await service.close();
    await database.close();

    const number = claimsData[0]?.claimNumber ?? '';
    expect([await run(), await run(number, '2026CAR99999999'), await run(), await run()]).toEqual([
      { code: 0, sent: '0', complained: '' },
      { code: 1, sent: '0', complained: 'No sent report has the claim number 2026CAR99999999.\n' },
      { code: 0, sent: '1', complained: '' },
      { code: 0, sent: '0', complained: '' },
    ]);
  },
);
