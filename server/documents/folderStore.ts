import { access, constants, copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '#machines/calls/failures.ts';
import { isCode } from '#server/store/isCode.ts';
import type { DocumentStore } from './documentStore.ts';

/**
 * A store that keeps documents in a folder, one file each, in subfolders by the start of their ids. The folder is created when it
 * does not exist.
 */
export async function openFolderStore(folder: string): Promise<DocumentStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pathOf = (id: string): string => join(folder, id.slice(0, 2), id);
  return {
    keep: async (id, path) => {
      await mkdir(join(folder, id.slice(0, 2)), { recursive: true, mode: 0o700 });
      await move(path, pathOf(id));
    },
    // Opened first, so that a file that is not there is told before an answer begins.
    read: async (id) => {
      const file = await open(pathOf(id)).catch((cause: unknown) => {
        throw isCode(cause, 'ENOENT') ? new Failure('404', { cause }) : cause;
      });
      return file.createReadStream();
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    check: () => access(folder, constants.W_OK),
  };
}

// The incoming file may lie on another disk, where a rename cannot reach.
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!isCode(error, 'EXDEV')) throw error;
    await copyFile(from, to);
    await rm(from, { force: true });
  }
}
