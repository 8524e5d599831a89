import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/store/database.ts';
import { fillFolder } from './memory.ts';
import { end, fail, killAll, startService } from './process.ts';

const patience = 180_000;

describe('the data folder', { timeout: patience }, () => {
  let filled: string;
  let folder: string;
  beforeAll(async () => {
    filled = mkdtempSync(join(tmpdir(), 'data-'));
    await fillFolder(filled);
  });
  afterAll(async () => {
    await killAll();
    for (const one of [filled, folder]) rmSync(one, { recursive: true, force: true });
  });
  const copied = (): string => {
    if (folder) rmSync(folder, { recursive: true, force: true });
    folder = mkdtempSync(join(tmpdir(), 'data-'));
    cpSync(filled, folder, { recursive: true });
    return folder;
  };
  const inDatabase = (name: string): string => join(folder, 'database', name);

  test.each<[string, () => void, string]>([
    [
      'is of a newer release',
      () => writeFileSync(inDatabase('PG_VERSION'), '19\n'),
      'was made by a newer release of the service (PostgreSQL 19, this one has 18). Start that release, or put a backup of the database in its place.',
    ],
    [
      'is of an older release',
      () => writeFileSync(inDatabase('PG_VERSION'), '17\n'),
      'was made by an older release of the service (PostgreSQL 17, this one has 18). Start that release, or move the data folder away to begin anew.',
    ],
    ...['PG_VERSION', 'global/pg_control'].map((name): [string, () => void, string] => [
      `lost ${name}`,
      () => rmSync(inDatabase(name)),
      'is damaged, or its disk is full. Make room, or put a backup of it in its place; move the data folder away to begin anew.',
    ]),
    [
      'was overwritten',
      () => writeFileSync(inDatabase('global/pg_control'), Buffer.alloc(8192)),
      'is damaged, or its disk is full. Make room, or put a backup of it in its place; move the data folder away to begin anew.',
    ],
  ])('whose database %s is named with what to do, and left as it is', async (_what, harm, sentence) => {
    const dataDir = join(copied(), 'database');
    harm();
    const before = await contents(dataDir);
    await expect(openDatabase({ folder })).rejects.toThrow(`The database in ${dataDir} ${sentence}`);
    expect(await contents(dataDir)).toEqual(before);
  });

  test('whose database is gone although there are documents gets no new one', async () => {
    rmSync(join(copied(), 'database'), { recursive: true });
    cpSync(join(filled, 'database/base'), join(folder, 'documents'), { recursive: true });
    expect(await fail({ DATA_DIR: folder })).toEqual([
      1,
      `The database in ${join(folder, 'database')} is gone although there are documents of reports in ${folder}. Put it back, or move the data folder away to begin anew.`,
    ]);
    expect(await readdir(folder)).toEqual(['documents']);
  });

  test('has no file that others read or write, whatever it and the process were given', async () => {
    copied();
    const { process: service } = await startService({ DATA_DIR: folder });
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const made = entries.filter(({ parentPath }) => !parentPath.startsWith(join(folder, 'database')));
    const open = await Promise.all(
      made.map(async ({ name, parentPath }) =>
        ((await stat(join(parentPath, name))).mode & 0o077) === 0 ? [] : [name],
      ),
    );
    const atop = made.filter(({ parentPath }) => parentPath === folder).map(({ name }) => name);
    expect([open.flat(), atop.toSorted()]).toEqual([
      [],
      ['database', 'documents', 'landing.key', 'lock.pid'],
    ]);
    expect(await end(service, 'SIGTERM')).toBe(0);
  });

  test('made by this release has the version that this release asks for', () => {
    expect(readFileSync(join(filled, 'database/PG_VERSION'), 'utf8')).toBe('18\n');
  });
});

/** Every file of a folder, without what names the process that looked last. */
async function contents(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((name) => !/postmaster|lock/.test(name)).toSorted();
}
