import { statfs } from 'node:fs/promises';
import { isCode } from './isCode.ts';

/** Bytes that a disk must have left: a few files of reports at once, and what the database needs to write down. */
const leastRoom = 64 * 1024 * 1024;

/** A disk has hardly any room left. */
class NoRoom extends Error {
  constructor(folder: string, left: number) {
    super(`The disk of ${folder} has only ${Math.floor(left / 1024 / 1024)} MB left.`);
    this.name = 'NoRoom';
  }
}

/** Rejects with NoRoom where the disk of a folder is as good as full. */
export async function checkRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < leastRoom) throw new NoRoom(folder, bavail * bsize);
}

/** What a disk says that is full, beyond its quota or read-only. */
const codes = ['ENOSPC', 'EDQUOT', 'EROFS'];

/** True where something failed because a disk takes no more, whatever was made of that on the way. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (codes.some((code) => isCode(error, code)) || isDiskFull(error.cause));
