import type { Queries, Store } from '#server/store/tables.ts';

/** Notes that the client has opened a report that was given to them. */
export const noteTaken = async ({ db, now }: Store, uuid: string): Promise<void> => {
  await db.updateTable('given_report').set({ taken_at: now() }).where('claim_uuid', '=', uuid).execute();
};

/** Notes that a report is with whom gave it to the client again. */
export const noteTakenBack = async (db: Queries, uuid: string): Promise<void> => {
  await db.deleteFrom('given_report').where('claim_uuid', '=', uuid).execute();
};
