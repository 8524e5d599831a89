import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '#server/store/tables.ts';

/** Milliseconds for which a refused file waits for others: they are one message. */
const gathered = 30 * 60_000;

interface Sent {
  readonly number: string | null;
  /** The ways by which it is planned already; one that is being sent has counted its files. */
  readonly pending: readonly string[];
}

/**
 * Plans that the reporter of a sent report is told that a file of it was refused later, by e-mail and text message, in the transaction that
 * refuses it. Of a report that is not sent yet its pages tell it. Whoever calls it has locked the report.
 */
export async function planFileMessage(trx: Queries, uuid: string, now: Date): Promise<void> {
  const { rows: sent } = await sql<Sent>`select result #>> '{claimsData,0,claimNumber}' as number,
      array(select channel from status_message
        where claim_uuid = ${uuid} and kind = 'FILE' and due_at is not null and attempts = 0) as pending
    from claim_request where uuid = ${uuid} and result is not null`.execute(trx);
  const [{ number: claimNumber, pending } = { number: null, pending: [] }] = sent;
  if (claimNumber === null) return;
  const due = new Date(now.getTime() + gathered);
  const rows = (['EMAIL', 'PHONE'] as const)
    .filter((channel) => !pending.includes(channel))
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
