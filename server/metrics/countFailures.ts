import { setTimeout as wait } from 'node:timers/promises';
import type { RawServerDefault } from 'fastify';
import plugin from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { describeError } from '#server/http/logging.ts';
import { regularly } from '#server/http/regularly.ts';
import type { Store } from '#server/store/tables.ts';

const minute = 60_000;
/** Milliseconds that a service which closes waits for the last counts. */
const patience = 1000;

/** The hour that a moment is in, in UTC. */
export const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / (60 * minute)) * 60 * minute);

/** Counts for operators how often calls are answered with which code: each process adds its own every minute, and when it closes. */
export const countFailures = plugin<Store, RawServerDefault, ZodTypeProvider>(async (app, { db, now }) => {
  const counts = new Map<string, number>();
  app.addHook('onResponse', async ({ failureCode: code }) => {
    if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1);
  });
  const add = async (): Promise<void> => {
    if (counts.size === 0) return;
    const hour = hourOf(now());
    // In one order, so that no two processes wait for each other.
    const rows = [...counts].map(([code, count]) => ({ hour, code, count })).toSorted(byCode);
    counts.clear();
    try {
      await db
        .insertInto('failure_count')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['hour', 'code'])
            .doUpdateSet({ count: sql<number>`failure_count.count + excluded.count` }),
        )
        .execute();
    } catch (error) {
      // They are added the next time.
      for (const { code, count } of rows) counts.set(code, (counts.get(code) ?? 0) + count);
      throw error;
    }
  };
  regularly(app, { run: add, interval: minute, failed: 'failures not counted', patience });
  app.addHook('onClose', async () => {
    const added = add().catch((error: unknown) =>
      app.log.error(describeError(error), 'failures not counted'),
    );
    await Promise.race([added, wait(patience, undefined, { ref: false })]);
  });
});

const byCode = (one: { readonly code: string }, other: { readonly code: string }): number =>
  one.code < other.code ? -1 : 1;
