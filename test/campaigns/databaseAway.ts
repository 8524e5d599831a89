import { setTimeout as wait } from 'node:timers/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLine } from '#test/server/outages/line.ts';
import { traffic } from '#test/server/outages/traffic.ts';
import { postgresPrograms, startPostgres } from '#test/server/postgres.ts';
import { end, startService } from '#test/server/process.ts';
import { checkLines } from './checks/lines.ts';
import type { Campaign } from './frame/campaign.ts';
import { promised, promisedNone } from './frame/promise.ts';

const reporters = 16;
const saves = 50;
const readyWithin = 60_000;

export const databaseAway: Campaign = {
  name: 'database-away',
  promise:
    'A service whose database goes away, comes back or is restarted does not end, is ready again by itself, and loses nothing that it said yes to.',
  round:
    'sixteen reporters save while the PostgreSQL is restarted, or its connections are cut, or they fall silent for up to four seconds and are cut',
  rounds: 100,
  lacking: postgresPrograms === undefined ? 'PostgreSQL is not on this machine.' : undefined,
  async open({ figures }) {
    const postgres = await startPostgres(postgresPrograms ?? '');
    const line = await openLine(postgres.url);
    const folder = await mkdtemp(join(tmpdir(), 'away-'));
    const service = await startService({
      DATABASE_URL: line.url,
      SEED: 'true',
      DATA_DIR: folder,
      RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
    });
    service.process.stderr?.resume();
    const ready = async (): Promise<boolean> => (await fetch(`${service.url}/health/ready`)).status === 200;
    const ways = {
      restarted: () => postgres.restart(),
      cut: async () => line.cut(),
      silent: async (time: number) => {
        line.silence(true);
        await wait(time);
        line.silence(false);
        line.cut();
      },
    } satisfies Record<string, (time: number) => Promise<void>>;
    const names = ['restarted', 'cut', 'silent'] as const;

    return {
      async round(_at, random) {
        const how = random.pick(names);
        const busy = traffic(service.url, reporters);
        await busy.saved(saves);
        await ways[how](random.between(100, 4000));
        figures.add(how);
        const begun = performance.now();
        while (!(await ready())) {
          promised(performance.now() - begun < readyWithin, () => `The service is not ready: ${how}.`);
          await wait(50);
        }
        figures.most('longest until ready, ms', performance.now() - begun);
        await busy.saved(saves);
        const { statuses, lost } = await busy.end();
        promisedNone(lost, 'Saves are lost');
        // 409: saved although the connection was gone before that could be said.
        promisedNone(
          [...statuses].filter((status) => ![200, 409, 503].includes(status)),
          'Calls are answered otherwise',
        );
        promised(service.process.exitCode === null, () => 'The service has ended.');
        figures.add('saves, at least', 2 * saves);
      },
      async finish() {
        promised((await end(service.process, 'SIGTERM')) === 0, () => 'The service does not end well.');
        checkLines([...service.lines, ...service.later], {});
      },
      async close() {
        if (service.process.exitCode === null) await end(service.process, 'SIGKILL');
        await line.close();
        await postgres.stop();
        await rm(folder, { recursive: true, force: true });
      },
    };
  },
};
