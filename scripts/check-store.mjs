// What `npm run check-store [-- --repair]` runs: compares the rows with the files, and ends with 1 where something is left to do.
import './node-version.mjs';
import { checkStore } from '../server/backup/checkStore.ts';
import { withStores } from './stores.mjs';

await withStores(async (stores) => {
  const repairs = process.argv.includes('--repair');
  const { lostOfDrafts, lostOfSent, unknown } = await checkStore(stores, { repairs });
  const tell = (ids, what, repaired) => {
    const done = repairs && ids.length > 0 ? `: ${String(repaired)}` : '';
    console.log(`${ids.length} ${String(what)}${done}.`);
    for (const id of ids) console.log(`  ${id}`);
  };
  tell(lostOfDrafts, 'files of drafts are lost', 'reporters are asked for them again');
  tell(lostOfSent, 'files of sent reports are lost', 'only a backup has them');
  tell(unknown, 'files belong to nothing', 'they are removed');
  if (lostOfSent.length > 0 || (!repairs && lostOfDrafts.length + unknown.length > 0)) process.exitCode = 1;
});
