import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { incomingPrefix } from '#server/documents/receiveFile.ts';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import type { Db, Queries } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import { columnsOf, sequencesOf, stepsOf, tablesOf } from './layout.ts';
import { linesIn } from './linesIn.ts';
import { places, type Manifest } from './manifest.ts';
import { readBackup, type Backup } from './readBackup.ts';

interface Target {
  readonly db: Db;
  readonly documents: Pick<DocumentStore, 'keep' | 'list'>;
}

/**
 * Numbers that every sequence goes on by beyond the backup: those given since it was made are unknown, and none may be given twice.
 */
export const skipped = 100_000;

/**
 * Puts a backup into an empty database and an empty store of documents: first its files, and then all of its rows or none. Numbers of
 * claims and reports go on far beyond those that it knows. One that was interrupted may be done again.
 *
 * @throws Error with a sentence where the folder holds no whole backup, the database or the store is not empty, or the backup is of a
 *   release that this one cannot take over from
 */
export async function restore({ db, documents }: Target, folder: string): Promise<Manifest> {
  const backup = await readBackup(folder);
  checkSteps(await stepsOf(db), backup.manifest);
  await checkEmpty(db);
  await checkStoreEmpty(documents, backup);
  // Before the rows, so that none is there without its file.
  await putFiles(documents, backup);
  await transact(db, async (trx) => {
    await sql`delete from retention`.execute(trx);
    for (const table of await tablesOf(trx)) await putRows(trx, table, backup);
    await goOn(trx, backup.manifest);
  });
  return backup.manifest;
}

/** What was only added since is empty, or has what it begins with. */
function checkSteps(own: readonly string[], { steps }: Manifest): void {
  const newer = steps.find((name) => !own.includes(name));
  if (newer !== undefined)
    throw new Error(
      `The backup is of a newer release, which brought its database to ${newer}: put it back with that one.`,
    );
  const missed = own.find((name) => !steps.includes(name) && !/^\d+_expand_/.test(name));
  if (missed !== undefined)
    throw new Error(
      `The backup is of an older release, without ${missed}: put it back with that one, and start this one on it then.`,
    );
}

async function checkEmpty(db: Queries): Promise<void> {
  for (const table of await tablesOf(db)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    // How long things are kept is noted by the first start.
    if (rows.length > 0 && table !== 'retention')
      throw new Error(
        `The database is not empty, the table ${table} has rows: a backup is put into a new database, which no service was started on.`,
      );
  }
}

/** Static files of a build may be there, and what an interrupted restore of the same backup has put there. */
async function checkStoreEmpty({ list }: Pick<DocumentStore, 'list'>, { ids }: Backup): Promise<void> {
  const own = new Set(ids);
  for await (const { id, isOfBuild } of list())
    if (!isOfBuild && !own.has(id))
      throw new Error(
        `The store of documents is not empty, it has ${id}: a backup is put into a new one, and one that is in use stays as it is.`,
      );
}

/** Copies, for the store takes what it is given away. */
async function putFiles(documents: Pick<DocumentStore, 'keep'>, { folder, ids }: Backup): Promise<void> {
  const incoming = await mkdtemp(join(tmpdir(), incomingPrefix));
  try {
    for (const id of ids) {
      const path = join(incoming, id);
      await copyFile(join(folder, places.fileOf(id)), path);
      await documents.keep(id, path);
    }
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}

// Rows that refer to others of their table come together: they are checked once all of them are there.
async function putRows(trx: Queries, table: string, { folder, manifest }: Backup): Promise<void> {
  const given = manifest.tables[table]?.columns;
  if (given === undefined) return;
  const columns = (await columnsOf(trx, table)).filter((name) => given.includes(name));
  const names = sql.join(columns.map((name) => sql.ref(name)));
  await sql`create temporary table put_back (line jsonb) on commit drop`.execute(trx);
  for await (const lines of linesIn(join(folder, places.rowsOf(table))))
    await sql`insert into put_back select value from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb)`.execute(
      trx,
    );
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from put_back, jsonb_populate_record(null::${sql.table(table)}, line)`.execute(trx);
  await sql`drop table put_back`.execute(trx);
}

async function goOn(trx: Queries, { sequences }: Manifest): Promise<void> {
  const own = await sequencesOf(trx);
  for (const [name, last] of Object.entries(sequences)) {
    const next = Math.max(own[name] ?? 0, last + skipped);
    await sql`select setval(${name}::regclass, ${next})`.execute(trx);
  }
}
