import { sql } from 'kysely';
import { addCount } from '#machines/service/analysts/addCount.ts';
import type { TrafficCount } from '#machines/service/analysts/traffic.ts';
import type { Store } from '#server/store/tables.ts';

/** Whose counts they are. */
export interface Counted {
  readonly flow: string;
  readonly version: string;
  readonly isMade: boolean;
}

/** Adds counts to those of the day, by one statement; what is counted twice in it is added up first. */
export async function addTraffic(
  { db, now }: Store,
  { flow, version, isMade }: Counted,
  counts: readonly TrafficCount[],
): Promise<void> {
  const day = now().toISOString().slice(0, 10);
  const sums = new Map<string, TrafficCount>();
  for (const one of counts) addCount(sums, one);
  if (sums.size === 0) return;
  // In one order, so that no two processes wait for each other.
  const rows = [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1));
  await db
    .insertInto('flow_traffic')
    .values(rows.map(([, count]) => ({ day, flow, version, is_made: isMade, ...count })))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'flow', 'version', 'is_made', 'kind', 'page', 'what'])
        .doUpdateSet({ count: sql<number>`flow_traffic.count + excluded.count` }),
    )
    .execute();
}
