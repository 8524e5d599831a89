import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { calls } from '#machines/service/calls.ts';
import { backUp } from '#server/backup/backUp.ts';
import { readBackup } from '#server/backup/readBackup.ts';
import { restore } from '#server/backup/restore.ts';
import { openFolderStore } from '#server/documents/folderStore.ts';
import { openDatabase, type Database } from '#server/store/database.ts';
import { unhurried } from '#server/store/postgres.ts';
import { accident } from '#test/server/accident.ts';
import { beginWith } from '#test/server/drafts.ts';
import { postgresPrograms, startPostgres } from '#test/server/postgres.ts';
import { startService } from '#test/server/service.ts';

// How long a backup of a day and its way back take, on PostgreSQL and a folder: `npm run bench:backup`.
const reports = 1000;
const filesOfReport = 3;
const bytesOfFile = 300_000;

/** As many sent reports as in a day, like one that was sent through the service, each with its files and its PDF. */
const fill = (uuid: string) => [
  sql`create temporary table made as select n, gen_random_uuid() as uuid from generate_series(1, ${reports}::int) n`,
  sql`insert into claim_request select (jsonb_populate_record(r, jsonb_build_object('uuid', m.uuid, 'claim_number', 'B' || m.n,
    'create_key_hash', null))).* from claim_request r, made m where r.uuid = ${uuid}`,
  sql`insert into registered_claim (claim_number, claim_type, incident_date, claim_uuid) select 'B' || n, 'car', '2026-11-15', uuid from made`,
  sql`insert into attachment (id, claim_uuid, name, size, sha256, type, kept, created_at)
    select gen_random_uuid(), uuid, 'fotka.jpg', ${bytesOfFile}::int, md5(uuid::text || f), 'image/jpeg', true, now()
    from made, generate_series(1, ${filesOfReport}::int) f`,
  sql`insert into stored_file select id, created_at from attachment`,
  sql`insert into evidence select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'claim_uuid', m.uuid,
    'pdf_sha256', md5(m.uuid::text)))).* from evidence e, made m where e.claim_uuid = ${uuid}`,
];

if (postgresPrograms === undefined) throw new Error('PostgreSQL is not on this machine.');
const folder = await mkdtemp(join(tmpdir(), 'bench-backup-'));
const postgres = await startPostgres(postgresPrograms);
const from = await openDatabase({ url: postgres.url, seeds: true, patience: unhurried });

/** Does the work and prints how long it took. */
async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const done = await work();
  console.log(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return done;
}

async function fillDay({ db }: Database) {
  const documents = await openFolderStore(join(folder, 'documents'));
  const service = await startService({ database: from, documents });
  const { reporter, params, uuid } = await beginWith(service, accident);
  await reporter.call(calls.finalize, { params });
  await service.close();
  await db.connection().execute(async (one) => {
    for (const step of fill(uuid)) await step.execute(one);
  });
  const files = await db.selectFrom('attachment').select('id').execute();
  const pages = await db.selectFrom('evidence').select('id').where('pdf_sha256', 'is not', null).execute();
  for (const { id } of [...files, ...pages]) {
    await writeFile(join(folder, 'incoming'), randomBytes(bytesOfFile));
    await documents.keep(id, join(folder, 'incoming'));
  }
  return documents;
}

try {
  const documents = await fillDay(from);
  const backup = join(folder, 'backup');
  const written = await timed('backup', () =>
    backUp({ db: from.db, documents, now: () => new Date() }, backup),
  );
  const rows = Object.values(written.tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows, ${written.files} files, ${Math.round((written.files * bytesOfFile) / 1e6)} MB`);
  await timed('reading it all, which is part of a restore', () => readBackup(backup));
  await sql`create database again`.execute(from.db);
  const target = await openDatabase({
    url: postgres.url.replace(/\w+$/, 'again'),
    seeds: false,
    patience: unhurried,
  });
  const store = await openFolderStore(join(folder, 'again'));
  await timed('restore', () => restore({ db: target.db, documents: store }, backup));
  await target.close();
} finally {
  await from.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
