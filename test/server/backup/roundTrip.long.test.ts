import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { backUp } from '#server/backup/backUp.ts';
import { restore, skipped } from '#server/backup/restore.ts';
import { openFolderStore } from '#server/documents/folderStore.ts';
import { openS3Store } from '#server/documents/s3Store.ts';
import { openDatabase, type Database } from '#server/store/database.ts';
import { beginWith, type Begun } from '#test/server/drafts.ts';
import { startStorage } from '#test/server/fakeStorage.ts';
import { pdf } from '#test/server/files.ts';
import { postgresPrograms, startPostgres } from '#test/server/postgres.ts';
import { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { answered, smallFlow } from '#test/server/smallFlow.ts';
import { newBackup, newEmbedded, newFolder, upload } from './newPlaces.ts';

const now = () => new Date();
/** What JSON leaves as it is and some readers take for the end of a line. */
const reason = 'First\u2028second\nthird "\\" 🚗';

async function newPostgres(programs: string): Promise<Database> {
  const postgres = await startPostgres(programs);
  const database = await openDatabase({ url: postgres.url, seeds: false });
  onTestFinished(async () => {
    await database.close();
    await postgres.stop();
  });
  return database;
}

async function newStorage() {
  const storage = await startStorage();
  onTestFinished(() => storage.close());
  return openS3Store(storage.place);
}

/** What the browser of the reporter gets when it opens the report. */
async function opened({ app }: TestService, { reporter, params }: Begun) {
  const own = new Reporter(app, reporter.cookie);
  const report = await own.call(calls.readClaim, { params });
  const { documents } = await own.call(calls.listDocuments, { params });
  const contents = documents.map(({ documentId }) =>
    own.ask(calls.downloadDocument, { params: { ...params, documentId } }),
  );
  return { report, documents, contents: (await Promise.all(contents)).map(({ body }) => body) };
}

/** The claim number of a report that is sent now, by somebody else. */
async function register(service: Pick<TestService, 'reporter'>): Promise<number> {
  const { reporter, params } = await beginWith(service, { ...answered, incidentDate: '2026-09-01' });
  const { claimsData } = await reporter.call(calls.finalize, { params });
  return Number(claimsData[0]?.claimNumber?.slice(-8));
}

const serve = (database: Database, documents: TestService['documents']) =>
  startService({ database, documents, flows: [smallFlow] });

test.skipIf(postgresPrograms === undefined)(
  'a backup of either database and store comes back in the other, and from there in the first, with every row and file',
  { timeout: 120_000 },
  async () => {
    const first = await startService({ flows: [smallFlow] });
    onTestFinished(() => first.close());
    const begun = await beginWith(first, answered);
    await upload(begun, 'smlouva');
    await upload(begun, 'fotka');
    const before = await opened(first, begun);
    expect(before.report).toMatchObject({ detail: answered });
    expect(before.contents).toEqual([pdf('smlouva').toString(), pdf('fotka').toString()]);
    const lock = { claim_uuid: begun.uuid, failures: 3, locks: 1, locked_until: null, reason };
    const by = { operator_id: null, operator_name: null, tried_at: now(), lifted_at: now() };
    await first.database.db
      .insertInto('lifted_lock')
      .values({ ...lock, ...by })
      .execute();
    await register(first);

    const one = await newBackup();
    const written = await backUp({ db: first.database.db, documents: first.documents, now }, one);
    expect([written.lost, written.files]).toEqual([0, 2 + (await pagesOf(first.database))]);
    const after = await register(first);

    const [postgres, storage] = [await newPostgres(postgresPrograms ?? ''), await newStorage()];
    await restore({ db: postgres.db, documents: storage }, one);
    const two = await newBackup();
    const again = await backUp({ db: postgres.db, documents: storage, now }, two);
    expect(again.tables).toEqual(written.tables);
    expect(await partsOf(two)).toEqual(await partsOf(one));

    const second = await serve(postgres, storage);
    expect(await opened(second, begun)).toEqual(before);
    const next = await register(second);
    await second.close();
    expect(next).toBeGreaterThan(after);
    expect(next).toBe((written.sequences['claim_number'] ?? 0) + skipped + 1);

    const [embedded, folder] = [
      await newEmbedded(),
      await openFolderStore(join(await newFolder(), 'documents')),
    ];
    await restore({ db: embedded.db, documents: folder }, two);
    const third = await serve(embedded, folder);
    expect(await opened(third, begun)).toEqual(before);
    expect(await register(third)).toBeGreaterThan(next);
    await third.close();
  },
);

const pagesOf = async ({ db }: Database): Promise<number> => {
  const rows = await db.selectFrom('evidence').select('id').where('pdf_sha256', 'is not', null).execute();
  return rows.length;
};

/** Rows and files of a backup; the order of rows is the database's own. */
async function partsOf(folder: string): Promise<Readonly<Record<string, unknown>>> {
  const paths = await readdir(folder, { recursive: true, withFileTypes: true });
  const parts: Record<string, unknown> = {};
  for (const file of paths.filter((one) => one.isFile() && one.parentPath !== folder)) {
    const text = await readFile(join(file.parentPath, file.name), 'utf8');
    parts[file.name] = file.name.endsWith('.jsonl') ? text.split('\n').toSorted() : text;
  }
  return parts;
}
