import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import { openFolderStore } from '#server/documents/folderStore.ts';
import { openS3Store } from '#server/documents/s3Store.ts';
import { startStorage, type FakeStorage } from './fakeStorage.ts';

const id = '5b0d7f0e-1111-4222-8333-444455556666';
const content = Buffer.alloc(3 * 1024 * 1024, 'claim');

describe('documents', () => {
  let folder: string;
  let storage: FakeStorage;
  let stores: Readonly<Record<string, DocumentStore>>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stores-'));
    storage = await startStorage();
    stores = {
      'a folder': await openFolderStore(join(folder, 'documents')),
      'S3-compatible storage': openS3Store(storage.place),
    };
  });
  afterAll(async () => {
    storage.close();
    await rm(folder, { recursive: true, force: true });
  });

  test.each(['a folder', 'S3-compatible storage'])(
    'kept in %s come back as they were, and go',
    async (name) => {
      const store = stores[name];
      if (store === undefined) throw new Error(`There is no ${name}.`);
      const path = join(folder, 'incoming');
      await writeFile(path, content);
      await store.check();
      await store.keep(id, path);
      expect(await store.has(id)).toBe(true);
      expect((await buffer(await store.read(id))).equals(content)).toBe(true);
      expect(await Array.fromAsync(store.list())).toEqual([{ id, at: expect.any(Date), isOfBuild: false }]);
      await store.remove(id);
      expect(await store.has(id)).toBe(false);
      expect(await Array.fromAsync(store.list())).toEqual([]);
      await store.remove(id);
      await expect(store.read(id).then(buffer)).rejects.toMatchObject({ code: '404' });
    },
  );

  test('kept in a folder bear no name of a person', async () => {
    const path = join(folder, 'incoming');
    await writeFile(path, content);
    await stores['a folder']?.keep(id, path);
    expect(await readdir(join(folder, 'documents', id.slice(0, 2)))).toEqual([id]);
  });

  test('kept in a folder that is emptied or lost are neither taken for gone nor begun anew', async () => {
    const path = join(folder, 'incoming');
    const own = join(folder, 'lost');
    const store = await openFolderStore(own);
    await writeFile(path, content);
    await store.keep(id, path);
    await writeFile(path, content);
    const away = { code: '245000000', status: 503, cause: { name: 'StoreLost' } };
    for (const lose of [
      async () => {
        for (const name of await readdir(own)) await rm(join(own, name), { recursive: true });
      },
      () => rm(own, { recursive: true }),
    ]) {
      await lose();
      await expect(store.check()).rejects.toMatchObject(away);
      await expect(Array.fromAsync(store.list())).rejects.toMatchObject(away);
      await expect(store.has(id)).rejects.toMatchObject(away);
      await expect(store.read(id)).rejects.toMatchObject(away);
      await expect(store.keep(id, path)).rejects.toMatchObject(away);
      await expect(openFolderStore(own, [id])).rejects.toThrow(
        `The folder ${own} has none of the documents that the database knows: it was emptied, or is not mounted. Put it back; where it is lost for good, make a file ${join(own, 'store')}, and reporters are asked for their files again.`,
      );
    }
    expect(existsSync(own)).toBe(false);
  });

  test('of an earlier release are found by one that the database knows', async () => {
    const path = join(folder, 'incoming');
    const own = join(folder, 'earlier');
    await writeFile(path, content);
    await (await openFolderStore(own)).keep(id, path);
    await rm(join(own, 'store'));
    const store = await openFolderStore(own, [randomUUID(), id]);
    await store.check();
    expect(await store.has(id)).toBe(true);
  });

  test('cannot be kept while the storage is away, and the service says so', async () => {
    const away = openS3Store({ ...storage.place, endpoint: 'http://127.0.0.1:1' });
    await expect(away.check()).rejects.toMatchObject({ code: '245000000', status: 503 });
  });

  test('are refused by a storage whose key is another', async () => {
    const other = openS3Store({ ...storage.place, secretAccessKey: 'WRONG' });
    await expect(other.check()).rejects.toMatchObject({ code: '245000000', status: 503 });
  });
});
