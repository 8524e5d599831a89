import { createHash, randomUUID } from 'node:crypto';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { backUp } from '#server/backup/backUp.ts';
import { checkStore } from '#server/backup/checkStore.ts';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import { openFolderStore } from '#server/documents/folderStore.ts';
import { openS3Store } from '#server/documents/s3Store.ts';
import { openDatabase } from '#server/store/database.ts';
import { beginWith } from '#test/server/drafts.ts';
import { startStorage } from '#test/server/fakeStorage.ts';
import { inMemory } from '#test/server/memory.ts';
import { startService } from '#test/server/service.ts';
import { answered, smallFlow } from '#test/server/smallFlow.ts';
import { newBackup, newFolder, upload } from './newPlaces.ts';

const now = () => new Date();
const longAgo = new Date('2026-01-01T00:00:00Z');
const report = { ...answered, incidentDate: '2026-09-01' };

interface Opened {
  readonly documents: DocumentStore;
  /** Makes a file older than it is. */
  readonly age: (id: string) => Promise<void>;
}

const stores: Readonly<Record<string, () => Promise<Opened>>> = {
  'a folder': async () => {
    const folder = join(await newFolder(), 'documents');
    const documents = await openFolderStore(folder);
    return { documents, age: (id) => utimes(join(folder, id.slice(0, 2), id), longAgo, longAgo) };
  },
  'S3-compatible storage': async () => {
    const storage = await startStorage();
    onTestFinished(() => storage.close());
    return { documents: openS3Store(storage.place), age: async (id) => storage.age(id, longAgo) };
  },
};

const put = async (documents: DocumentStore, id: string): Promise<string> => {
  const path = join(await newFolder(), id);
  await writeFile(path, 'content');
  await documents.keep(id, path);
  return id;
};

describe.each(Object.entries(stores))('%s', (_, open) => {
  test('is compared with the rows both ways, and repaired as far as that can be', async () => {
    const { documents, age } = await open();
    const service = await startService({ documents, flows: [smallFlow] });
    onTestFinished(() => service.close());
    const { db } = service.database;
    const draft = await beginWith(service, report);
    const lost = await upload(draft, 'smlouva');
    const there = await upload(draft, 'fotka');
    const sent = await beginWith(service, report);
    const lostOfSent = await upload(sent, 'zprava');
    await sent.reporter.call(calls.finalize, { params: sent.params, query: { saveDocs: 'true' } });
    await documents.remove(lost);
    await documents.remove(lostOfSent);

    // On its way to its row, of a build that is served, of a build that nobody knows, and of nothing.
    await put(documents, randomUUID());
    const idOf = (path: string) => createHash('sha256').update(path).digest('hex');
    await db.insertInto('build_file').values({ path: '/static/a.js', seen_at: now() }).execute();
    const served = await put(documents, idOf('/static/a.js'));
    const unknown = [
      await put(documents, idOf('/static/b.js')),
      await put(documents, randomUUID()),
    ].toSorted();
    for (const id of [served, there, ...unknown]) await age(id);

    const faults = { lostOfDrafts: [lost], lostOfSent: [lostOfSent], unknown };
    expect(await checkStore({ db, documents, now }, { repairs: false })).toEqual(faults);
    const written = await backUp({ db, documents, now }, await newBackup());
    expect(written.lost).toBe(2);

    expect(await checkStore({ db, documents, now }, { repairs: true })).toEqual(faults);
    const { documents: listed } = await draft.reporter.call(calls.listDocuments, { params: draft.params });
    expect(listed.map(({ name, state }) => [name, state])).toEqual([
      ['smlouva.pdf', 'REFUSED'],
      ['fotka.pdf', undefined],
    ]);
    expect(await checkStore({ db, documents, now }, { repairs: true })).toEqual({
      lostOfDrafts: [],
      lostOfSent: [lostOfSent],
      unknown: [],
    });
    expect(await documents.has(there)).toBe(true);
  });

  test('of another database is told and loses nothing', async () => {
    const { documents, age } = await open();
    const { db, close } = await openDatabase(await inMemory());
    onTestFinished(close);
    const id = await put(documents, randomUUID());
    await age(id);
    expect(await checkStore({ db, documents, now }, { repairs: false })).toMatchObject({ unknown: [id] });
    await expect(checkStore({ db, documents, now }, { repairs: true })).rejects.toThrow(
      "The database knows none of the 1 files of the store: it is another's. Nothing was repaired.",
    );
    expect(await documents.has(id)).toBe(true);
  });
});
