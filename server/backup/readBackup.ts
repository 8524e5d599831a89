import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isCode } from '#server/store/isCode.ts';
import { hashOf } from './hashed.ts';
import { Manifest, places } from './manifest.ts';

/** A backup that is whole. */
export interface Backup {
  readonly folder: string;
  readonly manifest: Manifest;
  /** The files that it has. */
  readonly ids: readonly string[];
}

const line = /^(?<sum>[0-9a-f]{64}) {2}(?<path>[\w./-]+)$/;

/**
 * Reads all of a backup and compares it with the hashes that were noted when it was made.
 *
 * @throws Error with a sentence where the folder holds no whole backup, or a part of it is damaged or gone
 */
export async function readBackup(folder: string): Promise<Backup> {
  const sums = await readSums(folder);
  for (const [path, sum] of sums) {
    const found = await hashOf(join(folder, path)).catch((error: unknown) => {
      if (isCode(error, 'ENOENT')) return undefined;
      throw error;
    });
    if (found === undefined) throw new Error(`The backup in ${folder} is damaged: it has no ${path}.`);
    if (found !== sum)
      throw new Error(`The backup in ${folder} is damaged: ${path} is not as it was written.`);
  }
  const manifest = await readManifest(folder);
  const ids = [...sums.keys()].filter((path) => path.startsWith('documents/')).map((path) => basename(path));
  const tables = Object.keys(manifest.tables);
  if (ids.length !== manifest.files || !tables.every((table) => sums.has(places.rowsOf(table))))
    throw notWhole(folder);
  return { folder, manifest, ids };
}

const notWhole = (folder: string): Error =>
  new Error(`${folder} holds no whole backup: its making was interrupted, or a part of it is gone.`);

// The manifest stands last: what was cut off has no line of it.
async function readSums(folder: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(folder, places.sums), 'utf8').catch(() => '');
  const sums = new Map<string, string>();
  for (const one of text.split('\n').slice(0, -1)) {
    const { sum, path } = line.exec(one)?.groups ?? {};
    if (sum === undefined || path === undefined || path.includes('..')) throw notWhole(folder);
    sums.set(path, sum);
  }
  if (!sums.has(places.manifest)) throw notWhole(folder);
  return sums;
}

async function readManifest(folder: string): Promise<Manifest> {
  const read = Manifest.safeParse(JSON.parse(await readFile(join(folder, places.manifest), 'utf8')));
  if (!read.success)
    throw new Error(`The backup in ${folder} was made by a newer release: put it back with that one.`);
  return read.data;
}
