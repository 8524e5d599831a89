import { sql } from 'kysely';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Store } from '#server/store/tables.ts';

/** How many drafts of a flow are open on which page, the last that was reached; those on most pages first. */
export async function draftsByPage(
  { db }: Pick<Store, 'db'>,
  { claimType, flowType }: Pick<Flow, 'claimType' | 'flowType'>,
): Promise<{ readonly page: string; readonly count: number }[]> {
  const page = sql<string | null>`detail -> 'formSteps' ->> -1`;
  const rows = await db
    .selectFrom('claim_request')
    .select(({ fn }) => [page.as('page'), fn.countAll<string>().as('count')])
    .where('claim_type', '=', claimType)
    .where('flow_type', '=', flowType)
    .where('state', '=', 'DRAFT')
    .groupBy('page')
    .orderBy('count', 'desc')
    .execute();
  return rows.flatMap((row) => (row.page === null ? [] : [{ page: row.page, count: Number(row.count) }]));
}
