import { parseArgs } from 'node:util';
import { transact } from '../server/store/transact.ts';
import { listLocked, unlockDraft } from '../server/drafts/unlockDrafts.ts';
import { withStores } from './stores.mjs';

const usage = 'npm run unlock -- a2b6c3f0 --by "Who you are" --reason "Why"';

// What `npm run unlock` runs: without marks it lists the drafts that are locked and who lifted their locks before, with the marks of
// some it lifts their locks and ends with 1 where one of them is not locked.
await withStores(async (store) => {
  const options = { by: { type: 'string', default: '' }, reason: { type: 'string', default: '' } };
  const { values, positionals: marks } = parseArgs({ allowPositionals: true, options });
  const [name, reason] = [values.by.trim(), values.reason.trim()];
  if (marks.length > 0 && (name === '' || reason === ''))
    throw new Error(`Who lifts a lock and why is kept with it: ${usage}`);
  for (const mark of marks) {
    const decision = { at: store.now(), by: { id: null, name, reason } };
    if (await transact(store.db, (trx) => unlockDraft(trx, mark, decision))) {
      console.log(`${mark} is open.`);
      continue;
    }
    console.error(`No locked draft has the mark ${mark}.`);
    process.exitCode = 1;
  }
  if (marks.length > 0) return;
  const locked = await listLocked(store);
  for (const { mark, locks, until, lifted } of locked) {
    console.log(`${mark} locked ${locks} times, ${until ? `until ${until}` : 'until it is lifted'}`);
    for (const { at, operator, attempts, reason: why } of lifted)
      console.log(`  lifted ${at} by ${operator} after ${attempts} wrong numbers: ${why}`);
  }
  if (locked.length === 0) console.log('No draft is locked.');
});
