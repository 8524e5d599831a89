import { createReadStream } from 'node:fs';
import { access, constants, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isCode } from '../isCode.ts';
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
    read: (id) => Promise.resolve(createReadStream(pathOf(id))),
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
