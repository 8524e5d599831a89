import { sql } from 'kysely';
import { FileRefusal, type FilesState } from '#machines/service/sales/filesAndMessages.ts';
import type { Queries } from '#server/store/tables.ts';

const day = 24 * 60 * 60_000;
const week = 7 * day;

/**
 * The files of reports: how many are being checked and since when the oldest of them, how many were refused and why, as they came (by the
 * hour) or by a later check, and what is stored.
 */
export async function readFiles(trx: Queries, now: Date): Promise<FilesState> {
  const ago = (time: number) => new Date(now.getTime() - time);
  const { rows: states } = await sql<{ state: string; count: string; bytes: string; oldest: Date }>`
    select state, count(*) as count, sum(size) as bytes, min(created_at) as oldest
    from attachment group by state`.execute(trx);
  const { rows: refused } = await sql<{ code: string; day: string; week: string }>`
    select code, sum(case when at >= ${ago(day)} then count else 0 end) as day, sum(count) as week
    from (
      select code, hour as at, count from failure_count
        where hour >= ${ago(week)} and code in (${sql.join(FileRefusal.options)})
      union all
      select refusal as code, created_at as at, 1 as count from attachment
        where state = 'REFUSED' and refusal is not null and created_at >= ${ago(week)}) refused
    group by code order by sum(count) desc, code`.execute(trx);
  const checking = states.find(({ state }) => state === 'CHECKING');
  const kept = states.filter(({ state }) => state !== 'REFUSED');
  const sum = (values: readonly string[]) => values.reduce((all, one) => all + Number(one), 0);
  return {
    checking: {
      count: Number(checking?.count ?? 0),
      ...(checking && { oldest: checking.oldest.toISOString() }),
    },
    refused: refused.map((one) => ({ code: one.code, day: Number(one.day), week: Number(one.week) })),
    stored: { count: sum(kept.map(({ count }) => count)), bytes: sum(kept.map(({ bytes }) => bytes)) },
  };
}
