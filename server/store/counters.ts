import { LRUCache } from 'lru-cache';
import { hash } from 'node:crypto';
import type { Failure } from '#machines/calls/failures.ts';
import type { Db } from './tables.ts';
import { apart } from './clocks.ts';

interface Counter {
  count: number;
  unwritten: number;
  resetsAt: number;
}

/** So many in a window. */
export interface Limit {
  readonly max: number;
  /** Milliseconds. */
  readonly window: number;
}

const shareBetweenWrites = 20;
const remembered = 10_000;

/**
 * A function that counts by key over every process on the database: the count in the current window, and the milliseconds left of
 * it. Each process writes its share when a twentieth of what it knows to be left has been counted, so most counts write nothing, and
 * the last ones before the maximum are known to all; what it forgets because others came meanwhile it writes before, and looks for.
 * Keys are stored as hashes. A window that ends later than it can was begun while a clock was ahead, and is over.
 */
export function createCounters(
  db: Db,
  { max, window }: Limit,
  clock: () => number = Date.now,
): (key: string, amount?: number) => Promise<{ current: number; ttl: number }> {
  const counters = new LRUCache<string, Counter>({ max: remembered });
  // Until when the database may know of a count that this process has forgotten.
  let forgottenUntil = 0;
  // Makes room at once; what nobody has written yet is written while the count goes on.
  const forgetOldest = (now: number): Promise<void> | undefined => {
    const [key = ''] = counters.rkeys();
    const oldest = counters.peek(key);
    counters.delete(key);
    if (oldest === undefined || oldest.resetsAt <= now) return undefined;
    forgottenUntil = Math.max(forgottenUntil, oldest.resetsAt);
    return oldest.unwritten > 0 ? write(db, key, oldest, { now, latest: now + window + apart }) : undefined;
  };
  return async (name, amount = 1) => {
    const key = hash('sha256', name);
    const now = clock();
    const forgotten = counters.size >= remembered && !counters.has(key) ? forgetOldest(now) : undefined;
    const known = counters.get(key);
    const isKnown = known !== undefined && known.resetsAt > now && known.resetsAt <= now + window + apart;
    const counter = isKnown ? known : { count: 0, unwritten: 0, resetsAt: now + window };
    counters.set(key, counter);
    counter.count += amount;
    counter.unwritten += amount;
    await forgotten;
    if (counter.unwritten >= shareOf(max, counter) || (!isKnown && now < forgottenUntil))
      await write(db, key, counter, { now, latest: now + window + apart });
    return { current: counter.count, ttl: counter.resetsAt - now };
  };
}

/** What may be counted without being written; whoever goes on beyond the maximum makes nobody write more often. */
function shareOf(max: number, { count, unwritten }: Counter): number {
  const left = max - (count - unwritten);
  return Math.max(1, Math.floor((left > 0 ? left : max) / shareBetweenWrites));
}

/** Counts something by a key, so much of it at once (1 by default). Rejects beyond the limit. */
export type CountWithin = (key: string, amount?: number) => Promise<void>;

/** Counts like createCounters, and throws the failure beyond the maximum, told until when. */
export function createLimit(db: Db, limit: Limit, failure: (until: Date) => Failure): CountWithin {
  const count = createCounters(db, limit);
  return async (key, amount) => {
    const { current, ttl } = await count(key, amount);
    if (current > limit.max) throw failure(new Date(Date.now() + ttl));
  };
}

/** Marks that fade after some time, over every process on the database. Keys are stored as hashes. */
export interface Marks {
  readonly has: (key: string) => Promise<boolean>;
  readonly set: (key: string) => Promise<void>;
}

/** Marks that are kept for so many milliseconds. */
export function createMarks(db: Db, time: number): Marks {
  const known = new LRUCache<string, number>({ max: remembered });
  return {
    has: async (name) => {
      const key = hash('sha256', name);
      const latest = Date.now() + time + apart;
      const until = known.get(key) ?? 0;
      if (until > Date.now() && until <= latest) return true;
      const row = await db
        .selectFrom('rate_limit')
        .select('resets_at')
        .where('key', '=', key)
        .where('resets_at', '>', new Date())
        .where('resets_at', '<=', new Date(latest))
        .executeTakeFirst();
      if (row) known.set(key, row.resets_at.getTime());
      return row !== undefined;
    },
    set: async (name) => {
      const key = hash('sha256', name);
      const until = Date.now() + time;
      known.set(key, until);
      const values = { count: 1, resets_at: new Date(until) };
      await db
        .insertInto('rate_limit')
        .values({ key, ...values })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
        .execute();
    },
  };
}

async function write(
  db: Db,
  key: string,
  counter: Counter,
  { now, latest }: { readonly now: number; readonly latest: number },
): Promise<void> {
  const share = counter.unwritten;
  counter.unwritten = 0;
  const row = await db
    .insertInto('rate_limit')
    .values({ key, count: share, resets_at: new Date(counter.resetsAt) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((set) => {
        const isOver = set.or([
          set('rate_limit.resets_at', '<=', new Date(now)),
          set('rate_limit.resets_at', '>', new Date(latest)),
        ]);
        const added = set('rate_limit.count', '+', share);
        const later = set.ref('excluded.resets_at');
        return {
          count: set.case().when(isOver).then(set.val(share)).else(added).end(),
          resets_at: set.case().when(isOver).then(later).else(set.ref('rate_limit.resets_at')).end(),
        };
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
  counter.count = row.count + counter.unwritten;
  counter.resetsAt = row.resets_at.getTime();
}
