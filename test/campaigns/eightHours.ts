import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { calls } from '#machines/service/calls.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { openDatabase } from '#server/store/database.ts';
import { defaultRetention, sweep } from '#server/retention/sweep.ts';
import { begin, beginWith } from '#test/server/drafts.ts';
import { pdf } from '#test/server/files.ts';
import { multipart } from '#test/server/multipart.ts';
import { postgresPrograms, startPostgres } from '#test/server/postgres.ts';
import { startService } from '#test/server/service.ts';
import { answered, smallFlow } from '#test/server/smallFlow.ts';
import { checkRows } from './checks/rows.ts';
import type { Campaign } from './frame/campaign.ts';
import { promised } from './frame/promise.ts';
import type { Random } from './frame/random.ts';
import { must } from './visit/must.ts';
import { unlimited } from './unlimited.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const megabyte = 1024 * 1024;
const reportsOfMinute = 6;
/** After so many minutes everything has been used once, and what is used then is the measure. */
const warm = 60;
/** So much more may be in use at the end, of which the collector had nothing to say. */
const heapGrowth = 24;

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

/** Megabytes of the heap that something still needs. */
function heapInUse(): number {
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed / megabyte;
}

/** Whatever keeps a process alive, by its kind. */
const handles = (): number => process.getActiveResourcesInfo().filter((kind) => kind !== 'Timeout').length;

export const eightHours: Campaign = {
  name: 'eight-hours',
  promise:
    'A service at work for eight hours takes no more memory and no more handles at their end, and leaves no rows that nobody owns.',
  round: `a minute of a simulated clock: ${reportsOfMinute} reporters begin, save, upload, guess, give up or send`,
  rounds: 480,
  lacking: postgresPrograms === undefined ? 'PostgreSQL is not on this machine.' : undefined,
  async open({ figures, rounds }) {
    let now = Date.parse('2026-11-20T08:00:00Z');
    const postgres = await startPostgres(postgresPrograms ?? '');
    const database = await openDatabase({ url: postgres.url, seeds: true });
    const service = await startService({
      database,
      flows: [smallFlow],
      now: () => new Date(now),
      clockInterval: 1000,
      limits: unlimited,
      hasOutbox: true,
    });
    const { db } = database;
    const stored = { db, documents: service.documents };
    const sweepAt = (at: number) =>
      sweep({ ...stored, now: () => new Date(at), retention: defaultRetention });
    let before: { readonly heap: number; readonly handles: number } | undefined;

    const report = async (random: Random): Promise<void> => {
      if (random.chance(0.1)) return void (await begin(service));
      const incidentDate = `2026-0${random.between(1, 9)}-${random.between(10, 28)}`;
      const { reporter, params, uuid } = await beginWith(service, { ...answered, incidentDate });
      if (random.chance(0.4)) {
        const file = multipart({ name: 'a.pdf', content: pdf(`a ${random.next()}`, random.below(30_000)) });
        await reporter.send({ method: 'POST', url: pathOf(calls.uploadDocument.path, params), ...file });
      }
      if (random.chance(0.1)) await reporter.ask(calls.handOver, { params: { claimRequestUuid: uuid } });
      if (random.chance(0.1))
        await service.reporter().ask(calls.authoriseDraft, {
          params: { claimRequestUuid: random.chance(0.5) ? uuid : crypto.randomUUID() },
          body: { field: 'POLICY_NUMBER', value: '4400019720' },
        });
      if (random.chance(0.3)) await must(reporter, calls.discard, { params });
      else if (random.chance(0.5)) {
        await must(reporter, calls.finalize, { params, query: { saveDocs: 'true' } });
        figures.add('claims');
      }
    };

    return {
      async round(at, random) {
        now += minute;
        for (let count = 0; count < reportsOfMinute; count += 1) await report(random);
        figures.add('reports begun', reportsOfMinute);
        if (at % 60 === 59) await sweepAt(now);
        if (at !== Math.min(warm, rounds - 1)) return;
        before = { heap: heapInUse(), handles: handles() };
      },
      async finish() {
        const after = { heap: heapInUse(), handles: handles() };
        figures.add('heap after an hour, MB', before?.heap ?? 0);
        figures.add('heap at the end, MB', after.heap);
        figures.add('handles after an hour', before?.handles ?? 0);
        figures.add('handles at the end', after.handles);
        promised(after.heap < (before?.heap ?? 0) + heapGrowth, () => `The heap grew to ${after.heap} MB.`);
        promised(after.handles <= (before?.handles ?? 0), () => `There are ${after.handles} handles.`);
        await checkRows(stored);
        await sweepAt(now + 91 * day);
        await sweepAt(now + 92 * day);
        const tables = ['attachment', 'hand_over', 'draft_lock', 'message_turn', 'outbox', 'contact_code'];
        const left = await sql<{ count: number }>`select count(*) as count from claim_request
          where state <> 'FINAL'`.execute(db);
        promised(left.rows[0]?.count === 0, () => 'Drafts are there after ninety days.');
        for (const table of tables) {
          const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}
            ${table === 'attachment' ? sql`where claim_uuid not in (select uuid from claim_request)` : sql``}`.execute(
            db,
          );
          promised(rows[0]?.count === 0, () => `${table} has ${rows[0]?.count} rows of nobody.`);
        }
        const sessions = await sql<{ count: number }>`select count(*) as count from session s
          where not exists (select from claim_request where session_id = s.id)`.execute(db);
        promised(sessions.rows[0]?.count === 0, () => `${sessions.rows[0]?.count} sessions have no report.`);
        await checkRows(stored);
      },
      async close() {
        await service.close();
        await database.close();
        await postgres.stop();
      },
    };
  },
};
