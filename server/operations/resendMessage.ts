import { sql } from 'kysely';
import type { WhichMessage } from '#machines/service/sales/filesAndMessages.ts';
import { resendConfirmation } from '#server/helpdesk/resendConfirmation.ts';
import type { Confirming } from '#server/messages/confirmation.ts';
import type { Queries } from '#server/store/tables.ts';

/**
 * Notes that a message which was given up is sent again: a confirmation with its words made anew, what is told of a claim as long as it is
 * true. False where it is not one that failed, or where it reaches nobody.
 */
export async function resendMessage(
  trx: Queries,
  { kind, channel, message: id }: WhichMessage,
  { now, confirming }: { readonly now: Date; readonly confirming: Confirming },
): Promise<boolean> {
  if (!(await hasFailed(trx, { kind, channel, message: id }))) return false;
  if (kind === 'CONFIRMATION')
    return (await resendConfirmation(trx, confirming, { id, now, only: channel })).includes(channel);
  await sql`update status_message set attempts = 0, since = ${now}, due_at = ${now} where id = ${id}`.execute(
    trx,
  );
  return true;
}

/** True for a message that was given up. */
export async function hasFailed(trx: Queries, { kind, channel, message }: WhichMessage): Promise<boolean> {
  const table = kind === 'CONFIRMATION' ? tables[channel] : 'status_message';
  const key = kind === 'CONFIRMATION' ? 'claim_uuid' : 'id';
  const which = kind === 'CONFIRMATION' ? sql`true` : sql`kind = ${kind} and channel = ${channel}`;
  const { rows } = await sql`select 1 from ${sql.table(table)}
    where ${sql.ref(key)} = ${message} and ${which} and due_at is null and sent_at is null for update`.execute(
    trx,
  );
  return rows.length > 0;
}

const tables = { PHONE: 'notice', EMAIL: 'confirmation_mail' } as const;
