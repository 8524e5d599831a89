import { setTimeout as wait } from 'node:timers/promises';
import { Service } from '#test/browser/support/service.ts';
import { postgresPrograms, startPostgres } from '#test/server/postgres.ts';
import { claimService, savesPerSecond } from './saves.ts';
import { detail } from './saveFigures.ts';

// An open load: calls come by the clock, whether or not those before have been answered. `npm run bench:overload` prints what became
// of them at several times what the machine can do.
const seconds = 20;
const reporters = 400;
const second = 1000;

/** What became of one save. */
interface Fate {
  readonly status: number;
  /** Milliseconds from when it was due to its answer. */
  readonly took: number;
}

/** Sends so many saves in a second, each into the next of the claims that has none under way. */
async function load(url: string, rate: number): Promise<Fate[]> {
  const target = claimService(url);
  const begun = [];
  for (let count = 0; count < reporters; count += 1) begun.push({ ...(await target.begin()), version: 0 });
  // Everybody is connected before: a process takes one connection in a turn, which would be what is measured.
  await Promise.all(begun.map(async () => (await fetch(`${url}/health/live`)).arrayBuffer()));
  const free = [...begun];
  const body = JSON.stringify(detail);
  const fates: Fate[] = [];
  const underWay: Promise<void>[] = [];
  const save = async (due: number): Promise<void> => {
    const claim = free.shift();
    // Everybody waits for an answer: nobody is left to save.
    if (claim === undefined) return;
    const answer = await fetch(target.saveUrl(claim.id, claim.version), {
      method: 'POST',
      headers: claim.headers,
      body,
    }).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok === true) claim.version += 1;
    fates.push({ status: answer?.status ?? 0, took: performance.now() - due });
    free.push(claim);
  };
  const start = performance.now();
  for (let sent = 0; sent < rate * seconds; sent += 1) {
    const due = start + (sent * second) / rate;
    const early = due - performance.now();
    if (early > 1) await wait(early);
    underWay.push(save(due));
  }
  await Promise.all(underWay);
  return fates;
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(whole, 1)).toFixed(2)} %`;

if (postgresPrograms === undefined) throw new Error('PostgreSQL is not on this machine.');
const postgres = await startPostgres(postgresPrograms);
const service = await Service.launch({
  DATABASE_URL: postgres.url,
  SEED: 'true',
  LOG_LEVEL: 'error',
  MAX_DELAY: '3000',
  MAX_CALLS: process.env['MAX_CALLS'] ?? '100',
});
try {
  await savesPerSecond(claimService(service.url), detail, 8, 50);
  const most = await savesPerSecond(claimService(service.url), detail, 16, 100);
  console.log(`closed, 16 writers: ${most.toFixed(0)} saves in a second`);
  for (const times of [1, 3]) {
    const fates = await load(service.url, most * times);
    const took = fates
      .filter(({ status }) => status === 200)
      .map((one) => one.took)
      .toSorted((one, other) => one - other);
    const refused = fates.filter(({ status }) => status === 503);
    const late = refused.map((one) => one.took).toSorted((one, other) => one - other);
    console.log(
      `${times} x: ${fates.length} answered, ${share(took.length, fates.length)} saved, ` +
        `${share(refused.length, fates.length)} refused, ${fates.length - took.length - refused.length} else; ` +
        `saved within a second: ${share(took.filter((ms) => ms <= second).length, took.length)}, ` +
        `median ${took[Math.floor(took.length / 2)]?.toFixed(0)} ms, last of a thousand ${took[Math.floor(took.length * 0.999)]?.toFixed(0)} ms; ` +
        `last refusal of a hundred ${late[Math.floor(late.length * 0.99)]?.toFixed(0)} ms`,
    );
  }
} finally {
  await service.remove();
  await postgres.stop();
}
