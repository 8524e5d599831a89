import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/store/database.ts';
import { openFolderStore } from '#server/documents/folderStore.ts';
import { beginWith } from '#test/server/drafts.ts';
import { fillFolder } from '#test/server/memory.ts';
import { startService } from '#test/server/service.ts';
import { answered, smallFlow } from '#test/server/smallFlow.ts';
import { newFolder, upload } from './newPlaces.ts';
import { runCommand } from '#test/server/runCommand.ts';

/** Runs a command of operators on the data of a folder, and gives the lines that it said. */
async function run(command: string, data: string, ...words: string[]) {
  const { code, said, complained } = await runCommand(command, words, { folder: data });
  return { code, said: said.trim().split('\n'), complained: complained.trim() };
}

test('the operator backs up, restores elsewhere and checks what is there', { timeout: 240_000 }, async () => {
  const folder = await newFolder();
  const [before, after, backup] = ['before', 'after', 'backup'].map((name) => join(folder, name));
  if (before === undefined || after === undefined || backup === undefined) throw new Error('No folder.');
  await fillFolder(before);
  const database = await openDatabase({ folder: before });
  const documents = await openFolderStore(join(before, 'documents'));
  const service = await startService({ database, documents, flows: [smallFlow] });
  const begun = await beginWith(service, answered);
  const id = await upload(begun, 'smlouva');
  await service.close();
  await database.close();

  expect(await run('backup', before, backup)).toMatchObject({
    code: 0,
    said: [expect.stringMatching(/^\d+ rows and 1 files are in /)],
  });
  await mkdir(after);
  expect(await run('restore', after, backup)).toMatchObject({
    code: 0,
    said: [expect.stringMatching(/^The backup of .* is back, with 1 files\. Numbers go on far beyond it\.$/)],
  });
  await rm(join(after, 'documents', id.slice(0, 2), id));
  expect(await run('check-store', after, '--repair')).toEqual({
    code: 0,
    said: [
      '1 files of drafts are lost: reporters are asked for them again.',
      `  ${id}`,
      '0 files of sent reports are lost.',
      '0 files belong to nothing.',
    ],
    complained: '',
  });
});
