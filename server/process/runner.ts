import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '#machines/calls/failures.ts';
import { regularly } from '#server/http/regularly.ts';
import type { App } from '#server/http/route.ts';
import type { Db, Tables } from '#server/store/tables.ts';
import { takeLeased } from '#server/store/takeLeased.ts';

export type Job = Selectable<Tables['process']>;

export interface Runner {
  /** Looks for jobs that are free, in the background. */
  kick(): void;
  /**
   * Waits until a job has ended, here or in another process.
   *
   * @throws Failure 245000000 with status 503 where the service is to be stopped before that
   */
  finish(id: string): Promise<void>;
}

interface RunnerOptions {
  readonly db: Db;
  readonly now: () => Date;
  /** Milliseconds that a job belongs to the process that took it and is heard of no more; then another may take it. */
  readonly lease?: number | undefined;
  /** Does the work and stores its result; it must be safe to run twice. */
  readonly run: (job: Job) => Promise<void>;
  /** Told of a job that could not be finished; it is taken again when its lease runs out. */
  readonly onError: (error: unknown) => void;
}

// Together the longest that the work of a killed process lies still.
const interval = 1000;
const shortLease = 3500;
/** Milliseconds that what is under way may take to end before it is handed over. */
const patience = 500;
/** Milliseconds between two looks at what another process does and somebody here waits for. */
const soon = 100;
/** Jobs of one process under way. Most of their time they wait for a register. */
const atOnce = 16;

/**
 * Runs the jobs of the process table. Several runners, in several processes, hold the same job only where one was not heard of for the
 * length of a lease. One loop takes them, however many wait. When the service is to be stopped it takes none any more, waits a moment
 * for those under way, and gives back those that are not done.
 */
export function openRunner(app: App, options: RunnerOptions): Runner {
  const { db, now, lease = shortLease, run, onError } = options;
  const { stopping } = app;
  const held = new Map<string, Promise<void>>();
  const awaited = new Map<string, PromiseWithResolvers<void>>();

  const settle = (id: string, how: (waiting: PromiseWithResolvers<void>) => void): void => {
    const waiting = awaited.get(id);
    awaited.delete(id);
    if (waiting) how(waiting);
  };
  const work = async (job: Job): Promise<void> => {
    try {
      await run(job);
      settle(job.id, ({ resolve }) => resolve());
    } catch (error) {
      if (!stopping.aborted) onError(error);
      settle(job.id, ({ reject }) => reject(error));
    } finally {
      held.delete(job.id);
      kick();
    }
  };

  const renew = async (): Promise<void> => {
    if (held.size === 0) return;
    await db
      .updateTable('process')
      .set({ leased_until: new Date(now().getTime() + lease) })
      .where('state', '=', 'PRO')
      .where('id', 'in', [...held.keys()])
      .execute();
  };
  const take = async (): Promise<void> => {
    while (held.size < atOnce && !stopping.aborted) {
      const job = await takeLeased(db, 'process', { state: 'PRO', now: now(), lease });
      if (job === undefined || held.has(job.id)) return;
      if (stopping.aborted) return releaseJobs(db, [job.id]);
      held.set(job.id, work(job));
    }
  };
  const elsewhere = (): string[] => [...awaited.keys()].filter((id) => !held.has(id));
  let next: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    try {
      await renew();
      await take();
      const asked = elsewhere();
      const open = await openOf(db, asked);
      for (const id of asked) if (!open.has(id)) settle(id, ({ resolve }) => resolve());
      clearTimeout(next);
      if (open.size > 0) next = setTimeout(kick, soon).unref();
    } catch (error) {
      // Whoever waits is told now, and asks again.
      for (const id of elsewhere()) settle(id, ({ reject }) => reject(error));
      throw error;
    }
  };
  const kick = regularly(app, { run: look, interval, failed: 'processes not looked for', patience });

  const stop = async (): Promise<void> => {
    await Promise.race([Promise.allSettled(held.values()), wait(patience, undefined, { ref: false })]);
    // Where the database is away, another takes them when the lease has run out.
    await releaseJobs(db, [...held.keys()]).catch(onError);
    for (const id of awaited.keys())
      settle(id, ({ reject }) => reject(new Failure('245000000', { status: 503 })));
  };
  let stopped: Promise<void> | undefined;
  stopping.addEventListener('abort', () => {
    stopped = stop();
  });
  app.addHook('onClose', () => stopped);

  return {
    kick,
    finish: async (id) => {
      if (stopping.aborted) throw new Failure('245000000', { status: 503 });
      const waiting = awaited.get(id) ?? Promise.withResolvers<void>();
      awaited.set(id, waiting);
      kick();
      await waiting.promise;
    },
  };
}

const openOf = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const open = await db
    .selectFrom('process')
    .select('id')
    .where('state', '=', 'PRO')
    .where('id', 'in', ids)
    .execute();
  return new Set(open.map(({ id }) => id));
};

/** Frees these jobs, or all those of a process that is gone. Only where no other process can be working on them. */
export async function releaseJobs(db: Db, ids?: readonly string[]): Promise<void> {
  if (ids?.length === 0) return;
  await db
    .updateTable('process')
    .set({ leased_until: sql`null` })
    .where('state', '=', 'PRO')
    .$if(ids !== undefined, (jobs) => jobs.where('id', 'in', ids ?? []))
    .execute();
}
