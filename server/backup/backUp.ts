import { mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { Failure } from '#machines/calls/failures.ts';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import type { Queries, Store } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import { filesOf } from './filesOf.ts';
import { writeHashed } from './hashed.ts';
import { columnsOf, sequencesOf, stepsOf, tablesOf } from './layout.ts';
import { places, type Manifest } from './manifest.ts';

interface Sources extends Store {
  readonly documents: Pick<DocumentStore, 'read'>;
}

/** By the path of each part, its hash. */
type Sums = Map<string, string>;

/** Rows that are read at a time. */
const some = 500;

/**
 * Writes all that the service has been told into an empty folder: the rows of every table as they stood at one moment, a line of JSON
 * each, and then the files that they name. It needs no standstill: what comes meanwhile is not in it.
 *
 * @throws Error with a sentence where the folder is not empty
 */
export async function backUp({ db, documents, now }: Sources, folder: string): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
  const sums: Sums = new Map();
  const at = now();
  const { ids, ...read } = await transact(db, async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx);
    // The same moment reads the same, wherever the database is.
    await sql`set local time zone 'UTC'`.execute(trx);
    return {
      steps: await stepsOf(trx),
      tables: await writeTables(trx, folder, sums),
      ids: await filesOf(trx),
      // Numbers are given outside of transactions: read last, none that a row has is beyond it.
      sequences: await sequencesOf(trx),
    };
  });
  const files = await copyFiles(documents, ids, { folder, sums });
  const manifest = { format: 1 as const, at: at.toISOString(), ...read, files, lost: ids.length - files };
  const written = [`${JSON.stringify(manifest, undefined, 2)}\n`];
  sums.set(places.manifest, await writeHashed(Readable.from(written), join(folder, places.manifest)));
  await writeSums(sums, folder);
  return manifest;
}

async function writeTables(trx: Queries, folder: string, sums: Sums): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = {};
  for (const table of await tablesOf(trx)) {
    const path = places.rowsOf(table);
    let rows = 0;
    const lines = async function* () {
      for await (const row of rowsOf(trx, table)) {
        rows += 1;
        yield `${row}\n`;
      }
    };
    sums.set(path, await writeHashed(Readable.from(lines()), join(folder, path)));
    tables[table] = { columns: await columnsOf(trx, table), rows };
  }
  return tables;
}

async function* rowsOf(trx: Queries, table: string): AsyncGenerator<string> {
  await sql`declare backed_up no scroll cursor for select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(
    trx,
  );
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(some)} from backed_up`.execute(trx);
    for (const { row } of rows) yield row;
    if (rows.length < some) break;
  }
  await sql`close backed_up`.execute(trx);
}

/** Copies files; one that was removed since the rows were read is left out. Gives how many there are. */
async function copyFiles(
  documents: Pick<DocumentStore, 'read'>,
  ids: readonly string[],
  { folder, sums }: { readonly folder: string; readonly sums: Sums },
): Promise<number> {
  let count = 0;
  for (const id of ids) {
    const content = await documents.read(id).catch((error: unknown) => {
      if (error instanceof Failure && error.status === 404) return undefined;
      throw error;
    });
    if (!content) continue;
    sums.set(places.fileOf(id), await writeHashed(content, join(folder, places.fileOf(id))));
    count += 1;
  }
  return count;
}

// Whoever finds it finds all the rest on the disk.
async function writeSums(sums: Sums, folder: string): Promise<void> {
  const file = await open(join(folder, places.sums), 'wx', 0o600);
  await file.writeFile([...sums].map(([path, sum]) => `${sum}  ${path}\n`).join(''));
  await file.sync();
  await file.close();
}
