import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The PostgreSQL that the embedded database is. */
const version = '18';

/** The database is there and cannot be used by this release. */
export class UnusableDatabase extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'UnusableDatabase';
  }
}

/** That a database does not open, and what to do. */
export const damaged = (dataDir: string, cause?: unknown): UnusableDatabase =>
  new UnusableDatabase(
    `The database in ${dataDir} is damaged, or its disk is full. Make room, or put a backup of it in its place; move the data folder away to begin anew.`,
    cause,
  );

/**
 * Where the embedded database of a data folder is, and whether it is to be made. What is there is for this user alone from now on.
 *
 * @throws UnusableDatabase for one that is damaged, of another version, or gone although there are documents
 */
export function findDatabase(folder: string): { readonly dataDir: string; readonly isNew: boolean } {
  const dataDir = join(folder, 'database');
  if (isEmpty(dataDir)) {
    if (isEmpty(join(folder, 'documents'))) return { dataDir, isNew: true };
    throw new UnusableDatabase(
      `The database in ${dataDir} is gone although there are documents of reports in ${folder}. Put it back, or move the data folder away to begin anew.`,
    );
  }
  const found = versionOf(dataDir);
  if (found === undefined) throw damaged(dataDir);
  if (found !== version) throw new UnusableDatabase(sentenceOf(dataDir, found));
  chmodSync(dataDir, 0o700);
  return { dataDir, isNew: false };
}

const isEmpty = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;

function versionOf(dataDir: string): string | undefined {
  const path = join(dataDir, 'PG_VERSION');
  const said = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  return /^\d+$/.test(said) ? said : undefined;
}

const sentenceOf = (dataDir: string, found: string): string =>
  Number(found) > Number(version)
    ? `The database in ${dataDir} was made by a newer release of the service (PostgreSQL ${found}, this one has ${version}). Start that release, or put a backup of the database in its place.`
    : `The database in ${dataDir} was made by an older release of the service (PostgreSQL ${found}, this one has ${version}). Start that release, or move the data folder away to begin anew.`;
