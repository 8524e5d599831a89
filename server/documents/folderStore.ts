import {
  access,
  chmod,
  constants,
  copyFile,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '#machines/calls/failures.ts';
import { isCode } from '#server/store/isCode.ts';
import { checkRoom } from '#server/store/room.ts';
import { listed, type DocumentStore, type StoredDocument } from './documentStore.ts';

/** No part of an id, and nothing that hides itself: where a folder is emptied, it goes with the rest. */
const markName = 'store';
const markText =
  'The documents of reports. This file says that the folder is the one that the database means.\n';

/** The folder does not have the documents that the database knows. */
class StoreLost extends Error {
  constructor(folder: string) {
    super(
      `The folder ${folder} has none of the documents that the database knows: it was emptied, or is not mounted. Put it back; ` +
        `where it is lost for good, make a file ${join(folder, markName)}, and reporters are asked for their files again.`,
    );
    this.name = 'StoreLost';
  }
}

/**
 * A store that keeps documents in a folder, one file each, in subfolders by the start of their ids. A folder that does not exist is
 * created only while no file is known; one that disappears later, or is emptied, is not made anew.
 *
 * @param known ids of some files that it must have
 * @throws StoreLost for a folder that has none of them
 */
export async function openFolderStore(folder: string, known: readonly string[] = []): Promise<DocumentStore> {
  const mark = join(folder, markName);
  const pathOf = (id: string): string => join(folder, id.slice(0, 2), id);
  const isThere = (path: string): Promise<boolean> =>
    access(path).then(
      () => true,
      () => false,
    );
  const checkMark = async (): Promise<void> => {
    if (!(await isThere(mark))) throw new Failure('245000000', { status: 503, cause: new StoreLost(folder) });
  };

  if (!(await isThere(mark))) {
    const found = await Promise.all(known.map((id) => isThere(pathOf(id))));
    if (known.length > 0 && !found.includes(true)) throw new StoreLost(folder);
    await mkdir(folder, { recursive: true });
    await writeFile(mark, markText, { mode: 0o600 });
  }
  // What an earlier start let others read is behind a folder that nobody else enters.
  await chmod(folder, 0o700);

  return {
    keep: async (id, path) => {
      await checkMark();
      await mkdir(join(folder, id.slice(0, 2)), { recursive: true, mode: 0o700 });
      await chmod(path, 0o600);
      await move(path, pathOf(id));
    },
    has: async (id) => {
      if (await isThere(pathOf(id))) return true;
      await checkMark();
      return false;
    },
    // Opened first, so that a file that is not there is told before an answer begins.
    read: async (id) => {
      const file = await open(pathOf(id)).catch(async (cause: unknown) => {
        if (!isCode(cause, 'ENOENT')) throw cause;
        await checkMark();
        throw new Failure('404', { cause });
      });
      return file.createReadStream();
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    list: async function* () {
      await checkMark();
      yield* filesIn(folder);
    },
    check: async () => {
      await checkMark();
      await access(folder, constants.W_OK);
      await checkRoom(folder);
    },
  };
}

async function* filesIn(folder: string): AsyncGenerator<StoredDocument> {
  for (const group of await readdir(folder, { withFileTypes: true })) {
    if (!group.isDirectory()) continue;
    for (const id of await readdir(join(folder, group.name))) {
      // What was removed meanwhile is not there.
      const found = await stat(join(folder, group.name, id)).catch(() => undefined);
      const one = found && listed(id, found.mtime);
      if (one) yield one;
    }
  }
}

// The incoming file may lie on another disk, where a rename cannot reach.
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!isCode(error, 'EXDEV')) throw error;
    await copyFile(from, to).catch(async (cause: unknown) => {
      await rm(to, { force: true });
      throw cause;
    });
    await rm(from, { force: true });
  }
}
