import type { CountedVersion, Traffic } from '#machines/service/analysts/traffic.ts';
import type { Store } from '#server/store/tables.ts';

/** Which version of a flow is asked for; the newest one where none is named, before those that robots made. */
export interface Wanted {
  readonly version?: string | undefined;
  readonly isMade?: boolean | undefined;
}

/** What was counted of a version of a flow, over all its days, with the other versions that there are counts of. */
export async function readTraffic(
  { db }: Pick<Store, 'db'>,
  flow: string,
  { version, isMade }: Wanted,
): Promise<Traffic> {
  const rows = await db
    .selectFrom('flow_traffic')
    .select(({ fn }) => ['version', 'is_made', fn.min('day').as('from'), fn.max('day').as('to')])
    .where('flow', '=', flow)
    .groupBy(['version', 'is_made'])
    .execute();
  const versions = rows
    .map(({ is_made, ...one }): CountedVersion => ({ ...one, isMade: is_made }))
    .toSorted((one, other) => Number(one.isMade) - Number(other.isMade) || (one.to < other.to ? 1 : -1));
  const shown = versions.find(
    (one) =>
      (version === undefined || one.version === version) && (isMade === undefined || one.isMade === isMade),
  );
  if (!shown) return { versions, counts: [] };
  const counts = await db
    .selectFrom('flow_traffic')
    .select(({ fn }) => ['kind', 'page', 'what', fn.sum<string>('count').as('count')])
    .where('flow', '=', flow)
    .where('version', '=', shown.version)
    .where('is_made', '=', shown.isMade)
    .groupBy(['kind', 'page', 'what'])
    .orderBy('kind')
    .orderBy('page')
    .orderBy('what')
    .execute();
  return { versions, shown, counts: counts.map((one) => ({ ...one, count: Number(one.count) })) };
}
