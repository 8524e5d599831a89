import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/store/database.ts';
import { patience } from '#test/server/patience.ts';
import { postgresPrograms, startPostgres, type Postgres } from '#test/server/postgres.ts';
import { runCommand } from '#test/server/runCommand.ts';
import { end, killAll, startService, type Started } from '#test/server/process.ts';

const programs = postgresPrograms;
const metricsKey = 'a secret that Prometheus shows, long enough';

if (programs === undefined) {
  describe('two processes on PostgreSQL', () => {
    test.skip('NOT RUN: this machine has no PostgreSQL programs (initdb, postgres)');
  });
} else {
  describe('two processes on PostgreSQL', { timeout: 180_000 }, () => {
    let folder: string;
    let postgres: Postgres;
    let rows: Client;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'processes-'));
      postgres = await startPostgres(programs);
      const database = await openDatabase({ url: postgres.url, seeds: true });
      await database.close();
      rows = new Client({ connectionString: postgres.url });
      await rows.connect();
    });
    afterEach(async () => {
      await killAll();
      // One that was killed is heard of for two minutes.
      await rows.query('delete from instance');
      await rows.query('delete from turn');
    });
    afterAll(async () => {
      await rows.end();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    });

    const alike = () => ({
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      METRICS_KEY: metricsKey,
      LANDING_KEY: 'a secret that both of them were given',
      CLAMD: 'none',
    });
    const heard = async (): Promise<number> => Number((await rows.query('select from instance')).rowCount);
    /** Starts one more process, and resolves with what it warns of once it is heard. */
    const startOneMore = async (variables: Readonly<Record<string, string>>) => {
      const before = await heard();
      const started = await startService({ ...alike(), ...variables });
      await vi.waitUntil(async () => (await heard()) === before + 1, patience);
      const warned = () =>
        [...started.lines, ...started.later]
          .filter((line) => line['event'] === 'instance.differs')
          .map(({ msg }) => msg);
      return { ...started, warned };
    };
    const measured = async ({ url }: Started): Promise<readonly string[]> => {
      const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsKey}` } });
      return (await answer.text())
        .split('\n')
        .filter((line) => /^hlaska_(?:differing_)?instances/.test(line));
    };

    test('that are set up alike say nothing, and are gone with their end', async () => {
      const one = await startOneMore({});
      const two = await startOneMore({ LOG_LEVEL: 'warn' });
      await vi.waitUntil(async () => (await measured(two)).includes('hlaska_instances 2'), patience);
      expect([one.warned(), two.warned()]).toEqual([[], []]);
      expect(await measured(two)).toEqual([
        'hlaska_instances 2',
        'hlaska_differing_instances{by="build"} 0',
        'hlaska_differing_instances{by="settings"} 0',
      ]);
      expect(await end(two.process, 'SIGTERM')).toBe(0);
      expect(await heard()).toBe(1);
      expect(await end(one.process, 'SIGTERM')).toBe(0);
      expect(await heard()).toBe(0);
    });

    test('that are set up otherwise say in what, and no value', async () => {
      const one = await startOneMore({});
      const two = await startOneMore({
        LANDING_KEY: 'another secret than the one of the other',
        KEEP_SENT_DAYS: '30',
      });
      await vi.waitUntil(() => two.warned().length === 2, patience);
      expect(two.warned()).toEqual([
        'Another process on this database has another LANDING_KEY.',
        'Another process on this database has another KEEP_SENT_DAYS.',
      ]);
      expect(await measured(two)).toEqual([
        'hlaska_instances 2',
        'hlaska_differing_instances{by="build"} 0',
        'hlaska_differing_instances{by="settings"} 1',
      ]);
      // The one that was there first notices with its next beat.
      await vi.waitUntil(() => one.warned().length === 2, { ...patience, timeout: 40_000 });
      expect(one.warned()).toEqual(two.warned());
      const { rows: stored } = await rows.query<{ settings: object }>('select settings from instance');
      expect(JSON.stringify(stored)).not.toMatch(/secret|claims@/);
    });

    test('that each make their own provider of identities say so', async () => {
      await startOneMore({ OIDC_ISSUER: 'embedded' });
      const two = await startOneMore({ OIDC_ISSUER: 'embedded' });
      await vi.waitUntil(() => two.warned().length === 1, patience);
      expect(two.warned()).toEqual([
        'Each process makes its own OIDC_ISSUER where none is given, and another is on this database: what one of them gives out, the other refuses.',
      ]);
    });

    test('share the key of landing links that nobody gave them, and one of them sweeps', async () => {
      const one = await startOneMore({ LANDING_KEY: '' });
      const { said: link } = await runCommand('landing', ['PARTNER'], {
        folder,
        environment: { ...alike(), LANDING_KEY: '' },
      });
      const two = await startOneMore({ LANDING_KEY: '' });
      expect(two.warned()).toEqual([]);
      const landed = await fetch(`${two.url}/rest/session/landing`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
        body: JSON.stringify({ token: new URL(link).hash.slice('#landing='.length) }),
      });
      expect(landed.status).toBe(200);
      // On a new database nothing is old enough to be swept, and the one whose turn it is says so.
      const turns = ({ lines, later }: Started) =>
        [...lines, ...later].filter(({ msg }) => msg === 'not swept for a day').length;
      await vi.waitUntil(() => turns(one) === 1, patience);
      expect(turns(two)).toBe(0);
    });

    test('of which one runs another build say which', async () => {
      await rows.query(
        `insert into instance (id, build, settings) values (gen_random_uuid(), 'a1b2c3d', '{}')`,
      );
      const { warned } = await startOneMore({});
      await vi.waitUntil(() => warned().length === 1, patience);
      expect(warned()).toEqual([
        'A process of another build (a1b2c3d) is on this database: meant only while a release is brought out.',
      ]);
    });
  });
}
