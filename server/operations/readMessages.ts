import { sql } from 'kysely';
import type { ContactType } from '#machines/claim/enums.ts';
import type { MessagesState, SentKind, SentState } from '#machines/service/sales/filesAndMessages.ts';
import type { Queries } from '#server/store/tables.ts';

/** As many are listed. */
const most = 100;
/** Signs of an address that are shown, where it has more than twice as many. */
const shown = { PHONE: 3, EMAIL: 6 };

interface Row {
  readonly kind: SentKind;
  readonly channel: ContactType;
  readonly message: string;
  readonly claim_number: string | null;
  readonly recipient: string;
  readonly attempts: number;
  readonly since: Date;
  readonly due_at: Date | null;
  readonly sent_at: Date | null;
}

/**
 * The last messages about reports, those that failed first, then those that are tried again: confirmations, and what is told of claims; not
 * what is planned for later. Whom they go to is kept until they are sent or given up, and only its end is told.
 */
export async function readMessages(trx: Queries, now: Date): Promise<MessagesState> {
  const confirmations = (table: string, channel: ContactType) => sql`
    select 'CONFIRMATION' as kind, ${sql.lit(channel)} as channel, claim_uuid as message, claim_number,
      recipient, attempts, since, due_at, sent_at
    from ${sql.table(table)} sent join claim_request on claim_request.uuid = sent.claim_uuid`;
  const { rows } = await sql<Row>`select * from (
      ${confirmations('notice', 'PHONE')}
      union all ${confirmations('confirmation_mail', 'EMAIL')}
      union all select kind, channel, id as message, claim_number, '' as recipient, attempts, since, due_at, sent_at
        from status_message) sent
    where attempts > 0 or due_at is null or due_at <= ${now}
    order by case when due_at is null and sent_at is null then 0 when due_at is not null and attempts > 0 then 1 else 2 end,
      since desc, message
    limit ${most + 1}`.execute(trx);
  return {
    messages: rows
      .slice(0, most)
      .map(({ kind, channel, message, claim_number: claimNumber, recipient, attempts: tries, ...at }) => ({
        kind,
        channel,
        message,
        ...(claimNumber !== null && { claimNumber }),
        ...(recipient.length > 2 * shown[channel] && { end: recipient.slice(-shown[channel]) }),
        state: stateOf(at, tries),
        tries,
        since: at.since.toISOString(),
      })),
    more: rows.length > most,
  };
}

const stateOf = (
  { due_at: due, sent_at: sent }: Pick<Row, 'due_at' | 'sent_at'>,
  tries: number,
): SentState => {
  if (due !== null) return tries > 0 ? 'TRIED' : 'WAITING';
  return sent === null ? 'FAILED' : 'SENT';
};
