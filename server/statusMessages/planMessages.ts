import { randomUUID } from 'node:crypto';
import { parseDate } from '@internationalized/date';
import type { ContactType } from '#machines/claim/enums.ts';
import type { ClaimHeadline, ClaimProgress } from '#machines/service/sent/claimProgress.ts';
import { dayOf, progressOf } from '#server/reports/claimProgress.ts';
import type { SaidOfClaim } from '#server/reports/saidOfClaim.ts';
import type { StatusMessageKind } from '#server/store/messageTables.ts';
import type { Queries } from '#server/store/tables.ts';
import { momentOn } from './quietHours.ts';

/** Milliseconds for which a change waits for others: they are one message. */
const gathered = 30 * 60_000;

/** What a text message is sent about, too. Source: what may not wait for a mailbox. */
const loud: readonly ClaimHeadline[] = ['WAITING', 'INSPECTION_BOOKED', 'DECIDED', 'REFUSED'];

/** What a reporter reads of a claim that is worth a message: the same twice is no news. */
export const newsIn = ({ headline, asks, appointment, letterOn, payment, delay }: ClaimProgress): string =>
  JSON.stringify([headline, asks, appointment, letterOn, payment?.on, delay]);

/** True for what goes by a text message, too. */
export const isLoud = ({ headline }: ClaimProgress): boolean => loud.includes(headline);

interface Change {
  readonly uuid: string;
  readonly claimNumber: string;
  readonly before: readonly SaidOfClaim[];
  readonly after: readonly SaidOfClaim[];
  readonly now: Date;
}

interface Planned {
  readonly channel: ContactType;
  readonly kind: StatusMessageKind;
  /** What it is about, without which it is sent no more. */
  readonly about: string;
  readonly due: Date;
}

/**
 * Plans the messages about what the core has said of a claim, in the transaction that notes it: one on the change, half an hour later, so
 * that changes in between are one; and reminders of what is asked for and of an appointment. Those planned before are planned anew.
 */
export async function planMessages(
  trx: Queries,
  { uuid, claimNumber, before, after, now }: Change,
): Promise<void> {
  const progress = progressOf(after, now);
  if (!progress) return;
  const reminders = remindersOf(progress).filter(({ due }) => due > now);
  const last = progressOf(before, now);
  const isNews = progress.headline !== 'RECEIVED' && (!last || newsIn(last) !== newsIn(progress));
  await trx
    .deleteFrom('status_message')
    .where('claim_number', '=', claimNumber)
    .where('kind', 'not in', ['CHANGE', 'FILE'])
    .where('due_at', 'is not', null)
    .execute();
  const pending = await trx
    .selectFrom('status_message')
    .select('channel')
    .where('claim_number', '=', claimNumber)
    .where('kind', '=', 'CHANGE')
    .where('due_at', 'is not', null)
    .execute();
  const change = { kind: 'CHANGE', about: '', due: new Date(now.getTime() + gathered) } as const;
  const channels: readonly ContactType[] = isLoud(progress) ? ['EMAIL', 'PHONE'] : ['EMAIL'];
  const changes: Planned[] = channels
    .filter((channel) => isNews && !pending.some((one) => one.channel === channel))
    .map((channel) => ({ channel, ...change }));
  const rows = [...changes, ...reminders].map(({ due, ...one }) => ({
    id: randomUUID(),
    claim_uuid: uuid,
    claim_number: claimNumber,
    ...one,
    since: due,
    due_at: due,
  }));
  if (rows.length > 0) await trx.insertInto('status_message').values(rows).execute();
}

/** Three days before what is asked for is due and the day after, and on the evening before an appointment. */
function remindersOf({ headline, asks: [ask], appointment }: ClaimProgress): Planned[] {
  if (headline === 'WAITING' && ask) {
    const due = parseDate(ask.due);
    const soon = { kind: 'DUE_SOON', about: ask.due, due: momentOn(due.subtract({ days: 3 }), 9) } as const;
    return [
      { channel: 'EMAIL', ...soon },
      { channel: 'PHONE', ...soon },
      { channel: 'EMAIL', kind: 'OVERDUE', about: ask.due, due: momentOn(due.add({ days: 1 }), 9) },
    ];
  }
  if (headline !== 'INSPECTION_BOOKED' || !appointment) return [];
  const eve = dayOf(appointment.from).subtract({ days: 1 });
  return [{ channel: 'PHONE', kind: 'EVE', about: appointment.from, due: momentOn(eve, 18) }];
}
