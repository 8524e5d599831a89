import './node-version.mjs';
import { parseArgs } from 'node:util';
import { noteDone, readHandover, readUnfetched, resend } from '../server/handover/deadLetters.ts';
import { pauseByHand, resume } from '../server/handover/pauseByHand.ts';
import { transact } from '../server/store/transact.ts';
import { withStores } from './stores.mjs';

const usage = [
  'npm run handover -- list',
  'npm run handover -- resend ID --by "Who you are" --reason "Why"',
  'npm run handover -- resend-all REASON --by "Who you are" --reason "Why"',
  'npm run handover -- done ID CORE_NUMBER --by "Who you are" --reason "Why"',
  'npm run handover -- pause --by "Who you are" --reason "Why"',
  'npm run handover -- resume --by "Who you are" --reason "Why"',
].join('\n');
const ids = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

// What `npm run handover` runs: it lists what the core has not taken, hands it over again, notes that somebody entered it by hand, or stops
// handing over and lets it go on. Ends with 1 where there is no such event, and where it is stopped or goes on already.
await withStores(async (store) => {
  const options = { by: { type: 'string', default: '' }, reason: { type: 'string', default: '' } };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [act = 'list', which = '', coreNumber = ''] = positionals;
  if (act === 'list') return tell(await readHandover(store), await readUnfetched(store.db));
  const by = { name: values.by.trim(), reason: values.reason.trim() };
  if (by.name === '' || by.reason === '') throw new Error(`Who decides and why is kept with it:\n${usage}`);
  if (act === 'pause' || act === 'resume') return turned(store, act, by);
  if (act !== 'resend-all' && !ids.test(which)) throw new Error(`Name an event by its id:\n${usage}`);
  const decision = { at: store.now(), by };
  const done = await transact(store.db, (trx) => {
    if (act === 'resend-all' && which !== '') return resend(trx, { reason: which }, decision);
    if (act === 'resend') return resend(trx, { id: which }, decision);
    if (act === 'done' && coreNumber !== '') return noteDone(trx, { id: which, coreNumber }, decision);
    throw new Error(usage);
  });
  return said(Number(done), which);
});

function tell({ paused, waiting, dead }, unfetched) {
  if (paused) console.log(`Hand-over is paused since ${paused.since.toISOString()}: ${paused.reason}`);
  console.log(`${waiting} events wait, ${dead.length} are dead letters.`);
  for (const { id, type, claimNumber, reason, attempts, since, behind } of dead)
    console.log(
      `${id} ${claimNumber} ${type} ${reason} after ${attempts} attempts, since ${since.toISOString()}, ${behind} behind it`,
    );
  for (const { claimNumber, since } of unfetched)
    console.log(`${claimNumber} taken ${since.toISOString()}, its files were not all fetched`);
}

async function turned({ db, now }, act, by) {
  const turn = act === 'pause' ? pauseByHand : resume;
  if (await transact(db, (trx) => turn(trx, { at: now(), by })))
    return console.log(
      act === 'pause' ? 'Nothing is handed over until you resume.' : 'Handing over goes on.',
    );
  console.error(act === 'pause' ? 'It is paused by hand already.' : 'It is not paused.');
  process.exitCode = 1;
}

function said(count, which) {
  if (count > 0) return console.log(`${count} done.`);
  console.error(
    `No undelivered event has that id or reason: ${which}. "npm run handover -- list" names them.`,
  );
  process.exitCode = 1;
}
