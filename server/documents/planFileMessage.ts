import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { sentNumber } from '#server/reports/sentNumber.ts';
import type { Queries } from '#server/store/tables.ts';

/** Milliseconds for which a refused file waits for others: they are one message. */
const gathered = 30 * 60_000;

/**
 * Plans that the reporter of a sent report is told that a file of it was refused later, by e-mail and text message, in the transaction that
 * refuses it. Of a report that is not sent yet its pages tell it. Whoever calls it has locked the report.
 */
export async function planFileMessage(trx: Queries, uuid: string, now: Date): Promise<void> {
  const claimNumber = await sentNumber(trx, uuid);
  if (claimNumber === undefined) return;
  // One that is being sent has counted its files.
  const { rows: pending } = await sql<{ readonly channel: string }>`select channel from status_message
    where claim_uuid = ${uuid} and kind = 'FILE' and due_at is not null and attempts = 0`.execute(trx);
  const due = new Date(now.getTime() + gathered);
  const rows = (['EMAIL', 'PHONE'] as const)
    .filter((channel) => pending.every((one) => one.channel !== channel))
    .map((channel) => ({
      id: randomUUID(),
      claim_uuid: uuid,
      claim_number: claimNumber,
      channel,
      kind: 'FILE' as const,
      about: '',
      since: due,
      due_at: due,
    }));
  if (rows.length > 0) await trx.insertInto('status_message').values(rows).execute();
}
