import { openDocuments } from '../server/documents/openDocuments.ts';
import { readEnvironment } from '../server/settings/environment.ts';
import { findDatabase } from '../server/store/dataFolder.ts';
import { openDatabase } from '../server/store/database.ts';
import { unhurried } from '../server/store/postgres.ts';

/**
 * Does the work of a command on the database and the documents that the environment names, given its settings too, and ends with 1 and a
 * sentence where it cannot be done. Registers are not filled with invented people first. Only who restores may name a database that is not there yet.
 */
export async function withStores(work, { mayBeNew = false } = {}) {
  try {
    process.umask(0o077);
    const settings = readEnvironment(process.env);
    const database = mayBeNew ? settings.database : databaseThere(settings);
    const { db, close } = await openDatabase({ ...database, patience: unhurried, seeds: false });
    try {
      await work({ db, documents: await openDocuments(settings, db), now: () => new Date() }, settings);
    } finally {
      await close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'The command could not be carried out.');
    process.exitCode = 1;
  }
}

/**
 * The database of the service that an environment names. Throws where there is none: a command without the environment of the service would
 * say of an empty one that all is well.
 */
function databaseThere({ database }) {
  if ('folder' in database && findDatabase(database.folder).isNew)
    throw new Error(
      `There is no database in ${database.folder}. A command reads the environment of the service: is DATABASE_URL or DATA_DIR set for it?`,
    );
  return database;
}

/** The folder that a command is given; ends with 1 and a sentence where it is given none. */
export function folderGiven(command) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    console.error(`Name a folder: npm run ${command} -- FOLDER`);
    process.exit(1);
  }
  return folder;
}
