import type { Queries } from '#server/store/tables.ts';
import type { Looking } from './looks.ts';

const days = 30;
const remembered = 50;

/** The clients whom somebody has opened in the last thirty days, the last one first. */
export async function openedLately(db: Queries, { looker, at }: Looking): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('look')
    .select(({ fn }) => ['client_id as id', fn.max('at').as('last')])
    .where('actor', '=', looker.subject)
    .where('at', '>', new Date(at.getTime() - days * 24 * 60 * 60_000))
    .where('action', '=', 'OPEN')
    .where('client_id', 'is not', null)
    .groupBy('client_id')
    .orderBy('last', 'desc')
    .limit(remembered)
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}
