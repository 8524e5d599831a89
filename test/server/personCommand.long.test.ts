import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/store/database.ts';
import { beginWith } from './drafts.ts';
import { fillFolder } from './memory.ts';
import { startService } from './service.ts';
import { answered, smallFlow } from './smallFlow.ts';
import { runCommand } from '#test/server/runCommand.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'person-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs `npm run person` on the data of the folder, with a text on its standard input. */
const run = (typed: string, ...words: string[]) => runCommand('person', words, { folder, typed });

test(
  'the operator exports what is kept of a person, erases it, and sees what was done',
  { timeout: 180_000 },
  async () => {
    await fillFolder(folder);
    const database = await openDatabase({ folder });
    const service = await startService({ database, flows: [smallFlow] });
    const { uuid } = await beginWith(service, {
      ...answered,
      reporter: { fullName: 'Eva Malá', email: 'eva@example.cz', tel: '+420777123456' },
    });
    await service.close();
    await database.close();

    const to = join(folder, 'export');
    const by = ['--by', 'Jana Nováková', '--approved-by', 'Petr Dvořák', '--reason', 'Požádala.'];
    expect(await run('eva@example.cz', 'export', 'email', ...by)).toEqual({
      code: 1,
      said: '',
      complained: expect.stringMatching(/^npm run person -- export email --to FOLDER /),
    });
    expect(await run('eva', 'export', 'email', '--to', to, ...by)).toEqual({
      code: 1,
      said: '',
      complained: 'What stands on the standard input is no whole email.\n',
    });
    expect(await run('EVA@example.cz\n', 'export', 'email', '--to', to, ...by)).toEqual({
      code: 0,
      said: `${uuid} a draft: EXPORTED\n`,
      complained: '',
    });
    expect(JSON.parse(await readFile(join(to, 'export.json'), 'utf8'))).toMatchObject({
      reports: [{ claimRequestUuid: uuid, answers: { reporter: { fullName: 'Eva Malá' } } }],
    });
    expect([
      await run('eva@example.cz', 'erase', 'email', ...by),
      await run(uuid, 'erase', 'report', ...by),
    ]).toEqual([
      { code: 0, said: `${uuid} a draft: ERASED\n`, complained: '' },
      { code: 0, said: 'No report is theirs.\n', complained: '' },
    ]);
    const { said } = await run('', 'acts');
    expect(JSON.parse(said)).toMatchObject([
      {
        act: 'EXPORT',
        foundBy: 'email',
        operator: 'Jana Nováková',
        approver: 'Petr Dvořák',
        outcomes: [{ report: uuid }],
      },
      { act: 'ERASE', foundBy: 'email', outcomes: [{ report: uuid }] },
      { act: 'ERASE', foundBy: 'report', outcomes: [] },
    ]);
  },
);
