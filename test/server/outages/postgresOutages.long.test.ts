import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { maxConnections } from '#server/store/postgres.ts';
import { openDatabase, type Database } from '#server/store/database.ts';
import { transact } from '#server/store/transact.ts';
import { begin } from '#test/server/drafts.ts';
import { postgresPrograms as programs, startPostgres, type Postgres } from '#test/server/postgres.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { openLine, type Line } from './line.ts';

const patience = 180_000;

describe.skipIf(programs === undefined)('a PostgreSQL that goes away', { timeout: patience }, () => {
  let postgres: Postgres;
  let line: Line;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    line = await openLine(postgres.url);
  });
  afterAll(async () => {
    await line.close();
    await postgres.stop();
  });

  describe('over a line that breaks and falls silent', () => {
    let database: Database;
    let service: TestService;
    beforeAll(async () => {
      const soon = { connection: 500, statement: 500, answer: 500 };
      database = await openDatabase({ url: line.url, patience: soon });
      service = await startService({ database });
    });
    afterAll(async () => {
      await service.close();
      await database.close();
    });
    const readiness = async () => (await service.reporter().ask(calls.ready)).status;

    test('leaves no call and no readiness question hanging while it never answers, and serves when it does', async () => {
      await begin(service);
      line.silence(true);
      const { status, body, headers } = await service.reporter().ask(calls.create, {
        body: { claimType: 'car' },
        params: { service: 'claim' },
      });
      expect([status, body, headers['retry-after']]).toEqual([
        503,
        {
          code: '245000004',
          message: expect.any(String),
          status: 503,
          requestId: headers['x-request-id'],
        },
        '2',
      ]);
      expect(await readiness()).toBe(503);
      line.silence(false);
      line.cut();
      await vi.waitUntil(async () => (await readiness()) === 200, { timeout: patience });
      await begin(service);
    });

    test('takes every connection with it, held by transactions or not, and all come back', async () => {
      const held = Array.from({ length: maxConnections }, () => Promise.withResolvers<void>());
      const cut = Promise.withResolvers<void>();
      const lost = held.map(({ resolve }) =>
        transact(database.db, async (trx) => {
          await trx.selectFrom('policy').select('policy_number').limit(1).execute();
          resolve();
          await cut.promise;
          await trx.selectFrom('policy').select('policy_number').limit(1).execute();
        }),
      );
      await Promise.all(held.map(({ promise }) => promise));
      expect(line.count()).toBe(maxConnections);
      line.cut();
      await vi.waitUntil(() => line.count() === 0, { timeout: patience });
      cut.resolve();
      const ends = await Promise.allSettled(lost);
      expect(ends.map((one) => one.status === 'rejected' && one.reason.name)).toEqual(
        held.map(() => 'DatabaseAway'),
      );
      const begun = await Promise.all(held.map(() => begin(service)));
      expect(begun.length).toBe(maxConnections);
    });
  });
});
