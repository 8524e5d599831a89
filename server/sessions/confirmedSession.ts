import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Identity } from '#machines/service/identity/identity.ts';
import type { Db } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';

/** What the provider says of a sign-in that stands. */
export interface Confirmed {
  readonly identity: Identity;
  /** Until when it need not be asked again. */
  readonly until: Date;
}

interface Confirming extends Confirmed {
  readonly key: string;
  readonly session: { readonly id: string; readonly identity: Identity | null };
  readonly at: Date;
}

/**
 * Stores until when a sign-in is believed and who it is by now. Where the right to act for somebody has
 * gone, the reports begun for them are closed and open by a number only.
 */
export async function storeConfirmed(
  db: Db,
  { key, session, identity, until, at }: Confirming,
): Promise<void> {
  const { id, identity: before } = session;
  const left = before?.actsFor?.id === identity.actsFor?.id ? undefined : before?.actsFor?.id;
  await transact(db, async (trx) => {
    await trx
      .updateTable('session')
      .set({
        confirmed_until: until,
        ...(!isDeepStrictEqual(before, identity) && { identity: JSON.stringify(identity) }),
        ...(left !== undefined && { asks_before: at }),
      })
      .where('token_hash', '=', key)
      .execute();
    if (left === undefined) return;
    await trx
      .updateTable('claim_request')
      .set({ opened_at: new Date(0) })
      .where('session_id', '=', id)
      .where(sql<string>`identity #>> '{actsFor,id}'`, '=', left)
      .execute();
  });
}
