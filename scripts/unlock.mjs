import { readEnvironment } from '../server/environment.ts';
import { openDatabase } from '../server/store/database.ts';
import { listLocked, unlockDrafts } from '../server/drafts/unlockDrafts.ts';

// What `npm run unlock` runs: without arguments the drafts that are locked, with the marks of some it lifts their locks and ends
// with 1 where one of them is not locked.
try {
  const { db, close } = await openDatabase(readEnvironment(process.env).database);
  const marks = process.argv.slice(2);
  for (const mark of await unlockDrafts(db, marks)) {
    console.error(`No locked draft has the mark ${mark}.`);
    process.exitCode = 1;
  }
  if (marks.length === 0) {
    const locked = await listLocked(db, new Date());
    for (const { mark, locks, until } of locked)
      console.log(`${mark} locked ${locks} times, ${until ? `until ${until}` : 'until it is lifted'}`);
    if (locked.length === 0) console.log('No draft is locked.');
  }
  await close();
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The locks could not be lifted.');
  process.exit(1);
}
