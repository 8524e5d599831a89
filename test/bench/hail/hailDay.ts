import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Visitor } from '#test/campaigns/visit/visitor.ts';
import { openDatabase } from '#server/store/database.ts';
import { postgresPrograms, startPostgres } from '#test/server/postgres.ts';
import { end, startService, type Started } from '#test/server/process.ts';
import { visitLane, type Taken } from './laneVisit.ts';
import { processorSeconds } from './processors.ts';
import { longestWait, serversFor, utilisation } from './queue.ts';

// A day of hail by the clock: reports come in a lane whether or not those before have been taken, to three processes on one PostgreSQL.
// `npm run bench:hail -- [reports a second] ... [--seconds 60]` prints what each costs, how long calls take, and what the peak of a day would need.
const peak = 9.3;
const processes = 3;
const pause = 400;
/** Seconds that somebody may wait for a processor. */
const patience = 0.2;
const plates = ['4UI5655', '5AR6475'];
const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '60' } },
  allowPositionals: true,
});
const seconds = Number(values.seconds);
const rates = positionals.length > 0 ? positionals.map(Number) : [0.5, 1, 2];

if (postgresPrograms === undefined) throw new Error('PostgreSQL is not on this machine.');
const postgres = await startPostgres(postgresPrograms);
const folder = await mkdtemp(join(tmpdir(), 'bench-hail-'));
await (await openDatabase({ url: postgres.url, seeds: true })).close();
const started: Started[] = [];
for (let number = 0; number < processes; number += 1)
  started.push(
    await startService({
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      LANDING_KEY: 'a secret that all of them were given',
      CLAMD: 'none',
      RATE_LIMIT: '0',
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      MAX_CALLS: '100',
      MAX_DELAY: '3000',
    }),
  );
const pids = started.map(({ process: child }) => child.pid ?? 0);

/** The value that a share of some numbers is below. */
const below = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * share)] ?? Number.NaN;

async function day(rate: number): Promise<void> {
  const taken: Taken[] = [];
  const underWay: Promise<string | undefined>[] = [];
  const before = await processorSeconds(pids);
  const start = performance.now();
  for (let at = 0; at < rate * seconds; at += 1) {
    const early = start + (at * 1000) / rate - performance.now();
    if (early > 0) await wait(early);
    const visitor = new Visitor(() => started[at % processes]?.url ?? '');
    const plate = plates[at % plates.length] ?? '';
    underWay.push(visitLane(visitor, { at, plate, pause, note: (one) => taken.push(one) }));
  }
  const numbers = await Promise.all(underWay);
  const took = (performance.now() - start) / 1000;
  const after = await processorSeconds(pids);
  const sent = numbers.filter((number) => number !== undefined);
  const service = (after.service - before.service) / sent.length;
  const database = (after.database - before.database) / sent.length;
  console.log(
    `\n${rate} reports a second for ${seconds} s: ${sent.length} of ${numbers.length} sent, ${new Set(sent).size} numbers, in ${took.toFixed(0)} s; ` +
      `${taken.filter(({ isRefused }) => isRefused).length} of ${taken.length} calls refused at first`,
  );
  console.log(
    `one report: ${service.toFixed(2)} s of a processor in the service, ${database.toFixed(2)} s in PostgreSQL`,
  );
  for (const [call, all] of Map.groupBy(taken, (one) => one.call)) {
    const times = all.map(({ milliseconds }) => milliseconds);
    console.log(
      `  ${call}: ${times.length}, median ${below(times, 0.5).toFixed(0)} ms, 95 of 100 within ${below(times, 0.95).toFixed(0)} ms`,
    );
  }
  const work = { arrivals: peak, work: service };
  const cores = serversFor(work, patience);
  console.log(
    `at the peak of ${peak} a second: ${cores} processors for the service (each busy ${(100 * utilisation({ ...work, servers: cores })).toFixed(0)} % of its time, ` +
      `95 of 100 wait ${(1000 * longestWait({ ...work, servers: cores })).toFixed(0)} ms at most), ${serversFor({ arrivals: peak, work: database }, patience)} for PostgreSQL`,
  );
}

try {
  for (const rate of rates) await day(rate);
} finally {
  await Promise.all(started.map(({ process: child }) => end(child, 'SIGTERM')));
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
