import type { Queries } from '#server/store/tables.ts';

/** The ids of the files that the rows name: those of reports, and the pages that reporters agreed to. */
export async function filesOf(db: Queries): Promise<string[]> {
  const attachments = await db
    .selectFrom('attachment')
    .select('id')
    .where('state', '<>', 'REFUSED')
    .orderBy('id')
    .execute();
  const pages = await db
    .selectFrom('evidence')
    .select('id')
    .where('pdf_sha256', 'is not', null)
    .orderBy('id')
    .execute();
  return [...attachments, ...pages].map(({ id }) => id);
}
