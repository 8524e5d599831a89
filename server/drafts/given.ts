import { sql } from 'kysely';
import type { Queries, Store } from '#server/store/tables.ts';

/** A condition: its client has opened a report, and what they answer is not for whom gave it to them. */
export const isHiddenGiven = sql<boolean>`exists (select from given_report
  where given_report.claim_uuid = claim_request.uuid and is_hidden and taken_at is not null)`;

/** Notes that the client has opened a report that was given to them. */
export const noteTaken = async ({ db, now }: Store, uuid: string): Promise<void> => {
  await db.updateTable('given_report').set({ taken_at: now() }).where('claim_uuid', '=', uuid).execute();
};

/** Notes that a report is with whom gave it to the client again. */
export const noteTakenBack = async (db: Queries, uuid: string): Promise<void> => {
  await db.deleteFrom('given_report').where('claim_uuid', '=', uuid).execute();
};
