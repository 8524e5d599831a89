import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { announce, say, type News } from '#server/store/bus/news.ts';
import { postgresBus } from '#server/store/bus/postgresBus.ts';
import { openDatabase, type Database } from '#server/store/database.ts';
import { transact } from '#server/store/transact.ts';
import { beginWith } from '#test/server/drafts.ts';
import { patience } from '#test/server/patience.ts';
import { postgresPrograms as programs, startPostgres, type Postgres } from '#test/server/postgres.ts';
import { Reporter } from '#test/server/reporter.ts';
import { startService } from '#test/server/service.ts';
import { answered, smallFlow } from '#test/server/smallFlow.ts';
import { findPgBouncer, startPooler, type Pooler } from './pooler.ts';

const pgBouncer = findPgBouncer();
const isThere = programs !== undefined && pgBouncer !== undefined;

describe.skipIf(!isThere)('behind a pooler in transaction mode (NOT RUN without PgBouncer)', () => {
  let postgres: Postgres;
  let pooler: Pooler;
  const opened: Database[] = [];
  /** One more process: its database, through the pooler. */
  const openOne = async (more: object = {}): Promise<Database> => {
    const database = await openDatabase({
      url: pooler.url,
      direct: postgres.url,
      seeds: true,
      ...more,
    });
    opened.push(database);
    return database;
  };
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    pooler = await startPooler(pgBouncer ?? '', postgres.url);
  });
  afterAll(async () => {
    for (const one of opened) await one.close();
    await pooler.stop();
    await postgres.stop();
  });

  test('six processes start at once on an empty database, and each step was done once', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => openOne()));
    const { db } = await openOne();
    expect(all.length).toBe(6);
    const { rows } = await sql<{ name: string }>`select name from migration_step`.execute(db);
    expect(rows.length).toBe(new Set(rows.map(({ name }) => name)).size);
    expect((await sql`select * from migration_turn`.execute(db)).rows).toEqual([]);
  });

  test('a report is begun in one process, saved in another and sent in a third, by one sign-in cookie', async () => {
    const [one, two, three] = [await openOne(), await openOne(), await openOne()];
    const service = await startService({ database: one, flows: [smallFlow] });
    const begun = await beginWith(service, answered);
    const at = async (database: Database): Promise<Reporter> => {
      const { app } = await service.another({ database });
      return new Reporter(app, begun.reporter.cookie);
    };
    const { params } = begun;
    await (
      await at(two)
    ).call(calls.save, {
      params: { ...params, version: 1 },
      body: { ...answered, incidentDescription: 'Napsáno jinde.' },
    });
    const sent = await (await at(three)).call(calls.finalize, { params });
    expect(sent.claimsData[0]?.claimNumber).toMatch(/^2026CAR\d{8}$/);
    expect(await begun.reporter.call(calls.readClaim, { params })).toMatchObject({ state: 'FINAL' });
    await service.close();
  });

  test('a transaction that takes too long is ended by the database, whichever connection it got', async () => {
    const { db } = await openOne({ patience: { connection: 5000, statement: 100, answer: 20_000 } });
    const slow = transact(db, (trx) => sql`select pg_sleep(5)`.execute(trx));
    await expect(slow).rejects.toThrow('cannot be used (57014)');
    // What was set for it is not left on the connection for whoever comes next.
    const { rows } = await sql<{ is: string }>`select current_setting('statement_timeout') as is`.execute(db);
    expect(rows).toEqual([{ is: '0' }]);
  });

  test('news are heard over the direct address', async () => {
    const [one, two] = [await openOne(), await openOne()];
    const heard: (News | boolean)[] = [];
    onTestFinished(two.bus.listen({ hear: (news) => heard.push(news), hearing: (is) => heard.push(is) }));
    await vi.waitUntil(() => heard.includes(true), patience);
    await transact(one.db, (trx) => announce(trx, { kind: 'duty' }));
    await vi.waitUntil(() => heard.length > 2, patience);
    expect(heard).toEqual([false, true, { kind: 'duty' }]);
  });

  test('without the direct address the start says which variable is missing', async () => {
    await expect(openDatabase({ url: pooler.url })).rejects.toThrow(
      'DATABASE_URL leads to a pooler of connections: DATABASE_DIRECT_URL names the database itself.',
    );
  });

  test('a pooler that takes what it does not pass on lets nobody believe that they hear', async () => {
    const lax = await startPooler(pgBouncer ?? '', postgres.url, [
      'ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout',
    ]);
    const database = await openDatabase({ url: lax.url });
    onTestFinished(async () => {
      await database.close();
      await lax.stop();
    });
    let tried = 0;
    const bus = postgresBus(
      lax.url,
      async (payload) => {
        await say(database.db, payload);
        tried += 1;
      },
      { beat: 50, answer: 300, again: { first: 50, longest: 200 } },
    );
    const heard: (News | boolean)[] = [];
    bus.listen({ hear: (news) => heard.push(news), hearing: (is) => heard.push(is) });
    await vi.waitUntil(() => tried > 2, patience);
    await bus.close();
    expect(heard).toEqual([false]);
  });
});
