import { openDocuments } from '../server/documents/openDocuments.ts';
import { readEnvironment } from '../server/settings/environment.ts';
import { openDatabase } from '../server/store/database.ts';
import { databaseThere } from './stores.mjs';
import { noteHandedOver } from '../server/retention/noteHandedOver.ts';
import { sweep } from '../server/retention/sweep.ts';

// What `npm run retention` runs: one sweep, whose counts it prints. With claim numbers, it first notes them as handed over
// and ends with 1 where one of them is unknown.
try {
  process.umask(0o077);
  const settings = readEnvironment(process.env);
  const { db, close } = await openDatabase(databaseThere(settings));
  const documents = await openDocuments(settings, db);
  const now = new Date();
  for (const number of await noteHandedOver(db, process.argv.slice(2), now)) {
    console.error(`No sent report has the claim number ${number}.`);
    process.exitCode = 1;
  }
  console.log(await sweep({ db, documents, now: () => now, retention: settings.retention }));
  await close();
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The sweep could not be made.');
  process.exit(1);
}
