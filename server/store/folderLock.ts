import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCode } from './isCode.ts';

const attempts = 5;

/** The data folder belongs to a process that is alive. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(`The data folder ${folder} is in use by process ${holder.split(' ')[0]}.`);
    this.name = 'FolderInUse';
  }
}

/**
 * Takes the folder for this process and returns a function that releases it. The embedded database has no lock of its own, and
 * two processes on one folder lose each other's rows. The lock of a process that died is taken over.
 *
 * @throws FolderInUse when a living process holds it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'lock.pid');
  const own = `${process.pid} ${startOf(process.pid)}`;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (write(path, own)) return () => rmSync(path, { force: true });
    const holder = read(path);
    if (isAlive(holder)) throw new FolderInUse(folder, holder);
    removeStale(path, holder, folder);
  }
  throw new FolderInUse(folder, read(path));
}

// A link appears with its content, all at once; a file made empty and filled afterwards would look stale.
function write(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}.new`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

// Two may find the same stale lock: the second would otherwise remove the lock the first has just made.
function removeStale(path: string, stale: string, folder: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  const taken = read(aside);
  if (taken !== stale) {
    renameSync(aside, path);
    throw new FolderInUse(folder, taken);
  }
  rmSync(aside, { force: true });
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

// A number is given to another process some day; the start time tells the two apart where the system knows it.
function isAlive(holder: string): boolean {
  const [number = '', start = ''] = holder.split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!isCode(error, 'EPERM')) return false;
  }
  return start === startOf(pid);
}

/** When a process started, in ticks of the system; empty where /proc does not tell. */
function startOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
