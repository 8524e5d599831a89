import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { registers } from '#server/registers/registers.ts';
import type { Systems } from '#server/registers/systems.ts';
import { openDatabase } from '#server/store/database.ts';
import { calls } from '#machines/service/calls.ts';
import { aReporter } from '#test/given.ts';
import { postgresPrograms, startPostgres } from '#test/server/postgres.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { answered, smallFlow } from '#test/server/smallFlow.ts';
import { checkRows } from './checks/rows.ts';
import type { Campaign } from './frame/campaign.ts';
import { promised, promisedNone } from './frame/promise.ts';
import type { Random } from './frame/random.ts';
import { unlimited } from './unlimited.ts';
import { Report } from './visit/report.ts';
import { Visitor } from './visit/visitor.ts';

/** Milliseconds that a register may take here. */
const systemTimeout = 60;
const day = 24 * 60 * 60_000;
const plates = ['4UI5655', '5AR6475', '5HY1965', '7MR8196', '5B30341', '2KH3986', '9MN5724', '3HN2842'];

/** The registers, now and then slow, silent for longer than anybody waits, or broken. */
const moody = (systems: Systems, random: Random): Systems =>
  new Proxy(systems, {
    get: (target, name) => {
      const own: unknown = Reflect.get(target, name);
      if (typeof own !== 'function') return own;
      return async (...asked: readonly unknown[]): Promise<unknown> => {
        if (random.chance(0.01)) throw new Error('The register is broken.');
        if (random.chance(0.15)) await wait(random.chance(0.2) ? 2 * systemTimeout : random.below(30));
        return Reflect.apply(own, target, asked);
      };
    },
  });

const addressOf = async ({ app }: TestService): Promise<string> =>
  (await app.listen({ port: 0, host: '127.0.0.1' })).replace(/\/$/, '');

export const finalises: Campaign = {
  name: 'finalises',
  promise:
    'A report that is sent several times at once, and by browsers that give up waiting, is one claim, told once to its reporter and once to the core.',
  round:
    'a report is sent one to four times at once over two processes on one PostgreSQL whose registers are slow or broken at times; some of the calls give up',
  rounds: 10_000,
  atOnce: 8,
  lacking: postgresPrograms === undefined ? 'PostgreSQL is not on this machine.' : undefined,
  async open({ figures, random }) {
    const postgres = await startPostgres(postgresPrograms ?? '');
    const database = await openDatabase({ url: postgres.url, seeds: true });
    const first = await startService({
      database,
      flows: [smallFlow],
      systems: moody(registers(database.db), random),
      systemTimeout,
      hasOutbox: true,
      handover: {
        tenant: 'campaign',
        isTest: true,
        exportKey: 'what the core shows to read what leaves',
        push: undefined,
      },
      limitsAddresses: false,
      limits: unlimited,
    });
    const places = [await addressOf(first), await addressOf(await first.another())];
    const stored = { db: database.db, documents: first.documents };
    const numbers = new Set<string>();

    return {
      async round(at, chance) {
        const visitor = new Visitor(() => chance.pick(places));
        const incidentDate = new Date(Date.UTC(2026, 10, 19) - chance.below(300) * day)
          .toISOString()
          .slice(0, 10);
        const report = await Report.begin(visitor, {
          ...answered,
          contactSearch: chance.pick(plates),
          incidentDate,
          reporter: aReporter({ email: `r${at}@example.cz` }),
        });
        promised(report !== undefined && (await report.save('once')), () => 'A report cannot be saved.');
        const params = { service: 'claim', claimRequestUuid: report.uuid };
        const answers = await Promise.all(
          Array.from({ length: chance.between(1, 4) }, () => {
            const gives = chance.chance(0.5);
            figures.add('calls that send');
            return visitor.ask(calls.finalize, {
              params,
              headers: chance.chance(0.5) ? { async: 'true' } : {},
              ...(gives && { signal: AbortSignal.timeout(chance.between(1, 80)) }),
            });
          }),
        );
        figures.add('calls given up', answers.filter((one) => one === undefined).length);
        for (const answer of answers)
          promised(
            answer === undefined || [200, 202].includes(answer.status),
            () => `Sending is answered ${answer?.status}: ${answer?.text.slice(0, 300)}`,
          );
        await report.send();
        await report.check();
        const { claimNumber = '' } = report;
        promised(/^2026CAR\d{8}$/.test(claimNumber), () => `The report ${report.uuid} is ${claimNumber}.`);
        promised(!numbers.has(claimNumber), () => `${claimNumber} is the claim of two reports.`);
        numbers.add(claimNumber);
        for (const answer of answers)
          promised(
            answer?.status !== 200 || answer.text.includes(claimNumber),
            () => `${claimNumber} is told as ${answer?.text.slice(0, 300)}`,
          );
        figures.add('claims');
      },
      async finish() {
        await checkRows(stored);
        const unsent = sql<{
          count: number;
        }>`select count(*) as count from confirmation_mail where sent_at is null`;
        while (((await unsent.execute(database.db)).rows[0]?.count ?? 0) > 0) await wait(100);
        const twice = await sql`select recipient, count(*) from outbox where type = 'EMAIL' group by recipient
          having count(*) > 1`.execute(database.db);
        promisedNone(twice.rows, 'A reporter is told twice');
        const silent = await sql`select uuid from claim_request where state = 'FINAL'
          and not exists (select from outgoing where claim_uuid = uuid)`.execute(database.db);
        promisedNone(silent.rows, 'A claim does not leave for the core');
      },
      async close() {
        await first.close();
        await database.close();
        await postgres.stop();
      },
    };
  },
};
