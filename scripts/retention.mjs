import { noteHandedOver } from '../server/retention/noteHandedOver.ts';
import { sweep } from '../server/retention/sweep.ts';
import { withStores } from './stores.mjs';

// What `npm run retention` runs: one sweep, whose counts it prints. With claim numbers, it first notes them as handed over
// and ends with 1 where one of them is unknown.
await withStores(async ({ db, documents, now }, { retention }) => {
  const at = now();
  for (const number of await noteHandedOver(db, process.argv.slice(2), at)) {
    console.error(`No sent report has the claim number ${number}.`);
    process.exitCode = 1;
  }
  console.log(await sweep({ db, documents, now: () => at, retention }));
});
