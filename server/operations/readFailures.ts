import type { Failures } from '#machines/service/sales/operationsCalls.ts';
import { hourOf } from '#server/metrics/countFailures.ts';
import type { Store } from '#server/store/tables.ts';

const hour = 60 * 60_000;
const hoursOfDay = 24;

/** How often calls were answered with which code in the last day, by hours, and in the day before; the most frequent first. */
export async function readFailures({ db, now }: Store): Promise<Failures> {
  const present = hourOf(now()).getTime();
  const rows = await db
    .selectFrom('failure_count')
    .select(['hour', 'code', 'count'])
    .where('hour', '>', new Date(present - 2 * hoursOfDay * hour))
    .orderBy('code')
    .execute();
  const codes = [...Map.groupBy(rows, ({ code }) => code)].map(([code, counted]) => {
    const hours = Array.from({ length: hoursOfDay }, () => 0);
    let before = 0;
    for (const row of counted) {
      const place = hoursOfDay - 1 - (present - row.hour.getTime()) / hour;
      if (place < 0) before += row.count;
      else if (place < hoursOfDay) hours[place] = row.count;
    }
    return { code, hours, before };
  });
  return { codes: codes.toSorted((one, other) => sumOf(other.hours) - sumOf(one.hours)) };
}

const sumOf = (hours: readonly number[]): number => hours.reduce((sum, count) => sum + count, 0);
