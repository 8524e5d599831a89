import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db, Tables } from '#server/store/tables.ts';
import { takeLeased } from '#server/store/takeLeased.ts';

export type Job = Selectable<Tables['process']>;

export interface Runner {
  /** Starts every job that is free, in the background. */
  kick(): void;
  /** Runs a job here, or waits until another process has run it. */
  finish(id: string): Promise<void>;
  /** Starts no further job, waits a moment for those under way, and gives back those that are not done: another process takes them. */
  stop(): Promise<void>;
}

interface RunnerOptions {
  readonly db: Db;
  readonly now: () => Date;
  /** Milliseconds that a job belongs to the process that took it; then another may take it. */
  readonly lease: number;
  /** Does the work and stores its result; it must be safe to run twice. */
  readonly run: (job: Job) => Promise<void>;
  /** Told of a job that could not be finished; it is taken again when its lease runs out. */
  readonly onError: (error: unknown) => void;
}

const patience = 500;
const pollInterval = 50;

/** Runs the jobs of the process table. Several runners, in several processes, never hold the same job. */
export function createRunner({ db, now, lease, run, onError }: RunnerOptions): Runner {
  const underway = new Set<Promise<unknown>>();
  const held = new Set<string>();
  const stopping = new AbortController();
  const { signal } = stopping;

  const track = async <T>(work: Promise<T>): Promise<T> => {
    underway.add(work);
    try {
      return await work;
    } finally {
      underway.delete(work);
    }
  };

  const work = async (job: Job): Promise<void> => {
    try {
      await run(job);
    } finally {
      held.delete(job.id);
    }
  };

  // One taken while the process is being stopped is given back at once.
  const take = async (id?: string): Promise<Job | undefined> => {
    const job = await takeLeased(db, 'process', { state: 'PRO', now: now(), lease, id });
    if (job && signal.aborted) await releaseJobs(db, [job.id]).catch(onError);
    if (!job || signal.aborted) return undefined;
    held.add(job.id);
    return job;
  };

  const runAll = async (): Promise<void> => {
    for (let job = await take(); job !== undefined; job = await take()) await work(job);
  };

  const finish = async (id: string): Promise<void> => {
    while (!signal.aborted) {
      const job = await take(id);
      if (job) return work(job);
      const row = await db.selectFrom('process').select('state').where('id', '=', id).executeTakeFirst();
      if (row?.state !== 'PRO') return;
      await wait(pollInterval);
    }
  };

  return {
    kick: () => {
      if (!signal.aborted) void track(runAll()).catch((error: unknown) => !signal.aborted && onError(error));
    },
    finish: (id) => track(finish(id)),
    stop: async () => {
      stopping.abort();
      await Promise.race([Promise.allSettled(underway), wait(patience, undefined, { ref: false })]);
      // Where the database is away, another takes them when the lease has run out.
      await releaseJobs(db, [...held]).catch(onError);
    },
  };
}

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
