import { createHash } from 'node:crypto';
import { cp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp } from '#server/backup/backUp.ts';
import { Manifest } from '#server/backup/manifest.ts';
import { restore } from '#server/backup/restore.ts';
import { openFolderStore } from '#server/documents/folderStore.ts';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import { openDatabase, type Database } from '#server/store/database.ts';
import { migrations } from '#server/store/migrations.ts';
import { beginWith } from '#test/server/drafts.ts';
import { inMemory } from '#test/server/memory.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { answered, smallFlow } from '#test/server/smallFlow.ts';
import { newBackup, newEmbedded, newFolder, upload } from './newPlaces.ts';

describe('a backup', () => {
  let service: TestService;
  let filled: Database;
  let empty: Database;
  let id: string;
  beforeAll(async () => {
    service = await startService({ flows: [smallFlow] });
    id = await upload(await beginWith(service, answered), 'smlouva');
    filled = await openDatabase(await inMemory());
    empty = await newEmbedded();
  });
  afterAll(async () => {
    await service.close();
    await filled.close();
    await empty.close();
  });

  const make = async (): Promise<string> => {
    const folder = await newBackup();
    await backUp({ db: service.database.db, documents: service.documents, now: () => new Date() }, folder);
    return folder;
  };
  /** What becomes of it where nothing is looked at but the backup. */
  const read = (folder: string) => restore({ db: filled.db, documents: service.documents }, folder);
  /** Changes what it says of itself, as another release would have written it. */
  const rewrite = async (folder: string, change: (manifest: Manifest) => Manifest) => {
    const path = join(folder, 'backup.json');
    const before = await readFile(path, 'utf8');
    const after = JSON.stringify(change(Manifest.parse(JSON.parse(before))));
    await writeFile(path, after);
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    const sums = await readFile(join(folder, 'SHA256SUMS'), 'utf8');
    await writeFile(join(folder, 'SHA256SUMS'), sums.replace(hash(before), hash(after)));
  };

  test('is not written over another', async () => {
    const folder = await make();
    await expect(
      backUp({ db: service.database.db, documents: service.documents, now: () => new Date() }, folder),
    ).rejects.toThrow(`${folder} is not empty.`);
  });

  test('is not taken where a part of it is damaged, cut off or gone, or its making was interrupted', async () => {
    const whole = await make();
    const document = `documents/${id.slice(0, 2)}/${id}`;
    const rows = 'tables/claim_request.jsonl';
    const faults: readonly [
      change: (folder: string) => Promise<unknown>,
      said: (folder: string) => string,
    ][] = [
      [
        async (folder) => {
          const bytes = await readFile(join(folder, document));
          bytes.writeUInt8((bytes[9] ?? 0) ^ 1, 9);
          await writeFile(join(folder, document), bytes);
        },
        (folder) => `The backup in ${folder} is damaged: ${document} is not as it was written.`,
      ],
      [
        (folder) => truncate(join(folder, rows), 40),
        (folder) => `The backup in ${folder} is damaged: ${rows} is not as it was written.`,
      ],
      [
        (folder) => rm(join(folder, document)),
        (folder) => `The backup in ${folder} is damaged: it has no ${document}.`,
      ],
      [(folder) => rm(join(folder, 'SHA256SUMS')), notWhole],
      [(folder) => truncate(join(folder, 'SHA256SUMS'), 200), notWhole],
      [
        async (folder) => {
          const sums = await readFile(join(folder, 'SHA256SUMS'), 'utf8');
          await writeFile(join(folder, 'SHA256SUMS'), sums.replace(/^.*documents.*\n/m, ''));
        },
        notWhole,
      ],
      [(folder) => rm(folder, { recursive: true }), notWhole],
    ];
    for (const [change, said] of faults) {
      const folder = await newBackup();
      await cp(whole, folder, { recursive: true });
      await change(folder);
      await expect(read(folder)).rejects.toThrow(said(folder));
    }
  });

  test('is not put into a database that has rows, nor into a store that has other files', async () => {
    const folder = await make();
    await expect(read(folder)).rejects.toThrow(
      'The database is not empty, the table address_point has rows: a backup is put into a new database, which no service was started on.',
    );
    const { db } = empty;
    const other = await backUpOfNobody(service.documents, db);
    await expect(restore({ db, documents: service.documents }, other)).rejects.toThrow(
      `The store of documents is not empty, it has ${id}: a backup is put into a new one, and one that is in use stays as it is.`,
    );
  });

  test('of a newer release, or of an older one whose rows were changed since, is left to that one', async () => {
    const newer = await make();
    await rewrite(newer, (one) => ({ ...one, steps: [...one.steps, '900_expand_later'] }));
    await expect(read(newer)).rejects.toThrow(
      'The backup is of a newer release, which brought its database to 900_expand_later: put it back with that one.',
    );
    const older = await make();
    const { db } = empty;
    await sql`insert into migration_step values ('901_move_later', '')`.execute(db);
    await expect(restore({ db, documents: service.documents }, older)).rejects.toThrow(
      'The backup is of an older release, without 901_move_later: put it back with that one, and start this one on it then.',
    );
    await sql`delete from migration_step where name = '901_move_later'`.execute(db);
  });

  test('of an older release comes back where something was only added since, and again where that was interrupted', async () => {
    const folder = await make();
    const step = '030_expand_languages';
    expect(Object.keys(migrations)).toContain(step);
    await rewrite(folder, ({ tables: { speed_turn: _gone, claim_request: reports, ...tables }, ...one }) => ({
      ...one,
      steps: one.steps.filter((name) => name !== step && name !== '091_expand_speed_turns'),
      tables: {
        ...tables,
        ...(reports && {
          claim_request: { ...reports, columns: reports.columns.filter((name) => name !== 'language') },
        }),
      },
    }));
    const { db } = empty;
    const documents = await openFolderStore(join(await newFolder(), 'documents'));
    const interrupted = { ...documents, keep: () => Promise.reject(new Error('The disk is full.')) };
    await expect(restore({ db, documents: interrupted }, folder)).rejects.toThrow('The disk is full.');
    expect(await db.selectFrom('claim_request').select('uuid').execute()).toEqual([]);
    await restore({ db, documents }, folder);
    expect(await db.selectFrom('claim_request').select(['state', 'language']).execute()).toEqual([
      { state: 'DRAFT', language: null },
    ]);
    expect(await documents.has(id)).toBe(true);
  });
});

const notWhole = (folder: string): string =>
  `${folder} holds no whole backup: its making was interrupted, or a part of it is gone.`;

async function backUpOfNobody(documents: DocumentStore, db: Database['db']): Promise<string> {
  const folder = await newBackup();
  await backUp({ db, documents, now: () => new Date() }, folder);
  return folder;
}
