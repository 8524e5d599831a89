import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Failure } from '#machines/calls/failures.ts';
import { incomingPrefix } from '#server/documents/receiveFile.ts';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import type { Store } from '#server/store/tables.ts';

/** The files of builds that are served at the same time, or were before, wherever they are built and served. */
export interface Builds {
  /** Stores what the build in this folder has and nobody stored yet, and notes that it is in use. Gives how many files were stored. */
  readonly keep: (folder: string) => Promise<number>;
  /** The content of a file by its address, undefined where no build had one. */
  readonly read: (path: string) => Promise<Buffer | undefined>;
  /** Removes the files that no service has had since then, and gives how many. */
  readonly sweep: (before: Date) => Promise<number>;
}

interface Sources extends Store {
  readonly documents: DocumentStore;
}

/** Files stored at once. */
const atOnce = 8;

/**
 * The builds of all services on one database and document store. The address of a file contains its hash: under one address there is
 * one content, whichever build it belongs to.
 */
export const openBuilds = ({ db, documents, now }: Sources): Builds => {
  /** What the store lost is forgotten, so that a service that has it stores it again. */
  const contentOf = async (path: string): Promise<Buffer | undefined> => {
    try {
      return await buffer(await documents.read(buildFileId(path)));
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== '404') throw error;
      await db.deleteFrom('build_file').where('path', '=', path).execute();
      return undefined;
    }
  };
  return {
    keep: async (folder) => {
      const paths = await staticFiles(folder);
      if (paths.length === 0) return 0;
      const noted = await db
        .updateTable('build_file')
        .set({ seen_at: now() })
        .where('path', 'in', paths)
        .returning('path')
        .execute();
      const known = new Set(noted.map(({ path }) => path));
      const missing = paths.filter((path) => !known.has(path));
      const incoming = await mkdtemp(join(tmpdir(), incomingPrefix));
      try {
        while (missing.length > 0) {
          const some = missing.splice(0, atOnce);
          for (const path of some) await copyFile(join(folder, path), join(incoming, buildFileId(path)));
          await Promise.all(
            some.map((path) => documents.keep(buildFileId(path), join(incoming, buildFileId(path)))),
          );
          await db
            .insertInto('build_file')
            .values(some.map((path) => ({ path, seen_at: now() })))
            .onConflict((conflict) => conflict.column('path').doUpdateSet({ seen_at: now() }))
            .execute();
        }
      } finally {
        await rm(incoming, { recursive: true, force: true });
      }
      return paths.length - known.size;
    },
    read: async (path) => {
      const found = await db
        .selectFrom('build_file')
        .select('path')
        .where('path', '=', path)
        .executeTakeFirst();
      return found && contentOf(path);
    },
    sweep: async (before) => {
      const gone = await db
        .deleteFrom('build_file')
        .where('seen_at', '<', before)
        .returning('path')
        .execute();
      for (const { path } of gone) await documents.remove(buildFileId(path));
      return gone.length;
    },
  };
};

/** The id of a static file in the document store, by its address: written twice, it is the same file. */
export const buildFileId = (path: string): string => createHash('sha256').update(path).digest('hex');

/** The addresses of the files whose address contains their hash; of what is compressed, the smallest alone. */
async function staticFiles(folder: string): Promise<string[]> {
  const home = join(folder, 'static');
  if (!existsSync(home)) return [];
  const entries = await readdir(home, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.gz'))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
    .toSorted();
}
