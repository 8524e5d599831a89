import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accident } from '#test/server/accident.ts';
import { postgresPrograms, startPostgres } from '#test/server/postgres.ts';
import { end, startService } from '#test/server/process.ts';
import { claimService, savesPerSecond } from './saves.ts';
import { startFlags } from './startFlags.ts';

// What memory a process takes while reports are saved, on PostgreSQL and on the embedded database: `npm run bench:memory -- [flags of Node]`,
// by default those of `npm start`.
const writers = 16;
const rounds = 5;
const savesOfRound = 1600;
const flags = process.argv[2] ?? startFlags;

/** Megabytes that a process holds now, and at most held. */
async function memoryOf(pid: number | undefined): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const [held, most] = ['VmRSS', 'VmHWM'].map((name) => {
    const [, kilobytes = ''] = new RegExp(`${name}:\\s+(\\d+)`).exec(status) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  });
  return `${held} MB, at most ${most} MB`;
}

async function measure(what: string, variables: Readonly<Record<string, string>>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-memory-'));
  const service = await startService({
    DATA_DIR: folder,
    CLAMD: 'none',
    RATE_LIMIT: '0',
    NODE_ENV: 'production',
    NODE_OPTIONS: flags,
    LOG_LEVEL: 'warn',
    ...variables,
  });
  console.log(`${what}, ${flags}: started with ${await memoryOf(service.process.pid)}`);
  for (let round = 1; round <= rounds; round += 1) {
    const rate = await savesPerSecond(claimService(service.url), accident, writers, savesOfRound / writers);
    const saved = round * savesOfRound;
    console.log(`${saved} saves: ${await memoryOf(service.process.pid)}, ${rate.toFixed(0)} a second`);
  }
  await end(service.process, 'SIGTERM');
  await rm(folder, { recursive: true });
}

if (postgresPrograms === undefined) throw new Error('PostgreSQL is not on this machine.');
const postgres = await startPostgres(postgresPrograms);
await measure('PostgreSQL', { DATABASE_URL: postgres.url, SEED: 'true' });
await postgres.stop();
await measure('the embedded database', {});
