import { sql, type RawBuilder } from 'kysely';
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

/** True for a message that was given up. It is locked with its report, as all that belongs to one. */
export async function hasFailed(trx: Queries, { kind, channel, message }: WhichMessage): Promise<boolean> {
  if (kind === 'CONFIRMATION') return isLocked(trx, tables[channel], message, sql`true`);
  const { rows } = await sql<{ readonly report: string }>`select claim_uuid as report from status_message
    where id = ${message} and kind = ${kind} and channel = ${channel}`.execute(trx);
  const [found] = rows;
  return found !== undefined && isLocked(trx, 'status_message', found.report, sql`id = ${message}`);
}

async function isLocked(
  trx: Queries,
  table: string,
  report: string,
  which: RawBuilder<unknown>,
): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)}
    where claim_uuid = ${report} and ${which} and due_at is null and sent_at is null for update`.execute(trx);
  return rows.length > 0;
}

const tables = { PHONE: 'notice', EMAIL: 'confirmation_mail' } as const;
