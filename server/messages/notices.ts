import type { Selectable } from 'kysely';
import { describeError } from '#server/http/logging.ts';
import type { Queries, Store, Tables } from '#server/store/tables.ts';
import type { SendSms, Sms } from './sms.ts';

const minute = 60_000;
/** How long after the last attempt a message is sent again. */
const pauses = [minute, 5 * minute, 30 * minute];
const everyHour = 60 * minute;
/** A number that comes later than that is no news. */
const lastAttempt = 24 * everyHour;

const pauseAfter = (attempts: number): number => pauses[attempts] ?? everyHour;

export interface Notifying extends Store {
  /** Undefined where no gateway is known. */
  readonly sendSms: SendSms | undefined;
}

/** What became of an attempt, for the log: nothing of the message. */
export interface SendingOutcome {
  readonly event: 'notice.sent' | 'notice.notSent' | 'notice.givenUp';
  readonly processId: string | null;
  readonly attempts: number;
}

/** Notes the message about a registered claim, in the transaction that registers it; it is sent by whoever looks next. */
export const noteNotice = async (trx: Queries, uuid: string, sms: Sms, now: Date): Promise<void> => {
  const message = { recipient: sms.to, text: sms.text };
  await trx
    .insertInto('notice')
    .values({ claim_uuid: uuid, ...message, since: now, due_at: now })
    .execute();
};

/**
 * Sends the messages that are due; one that nobody took is sent again after 1, 5 and 30 minutes, then every hour for a day. Of several
 * processes one takes each. Gives what became of them.
 */
export async function sendNotices(service: Notifying): Promise<readonly SendingOutcome[]> {
  const { db, now, sendSms } = service;
  if (sendSms === undefined) return [];
  const due = await db
    .selectFrom('notice')
    .innerJoin('claim_request', 'claim_request.uuid', 'claim_uuid')
    .selectAll('notice')
    .select('process_id')
    .where('due_at', '<=', now())
    .orderBy('due_at')
    .limit(20)
    .execute();
  const told = await Promise.all(due.map((notice) => attempt({ ...service, sendSms }, notice)));
  return told.filter((one) => one !== undefined);
}

type Due = Selectable<Tables['notice']> & { readonly process_id: string | null };

async function attempt(
  { db, now, sendSms }: Notifying & { readonly sendSms: SendSms },
  { claim_uuid: uuid, recipient: to, text, since, due_at: dueAt, ...notice }: Due,
): Promise<SendingOutcome | undefined> {
  const attempts = notice.attempts + 1;
  const next = new Date(now().getTime() + pauseAfter(notice.attempts));
  // Moved before: where the process is killed meanwhile, another tries after the pause.
  const taken = await db
    .updateTable('notice')
    .set({ attempts, due_at: next })
    .where('claim_uuid', '=', uuid)
    .where('due_at', '=', dueAt)
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return undefined;
  const end = (sentAt: Date | null) =>
    db
      .updateTable('notice')
      .set({ recipient: '', text: '', due_at: null, sent_at: sentAt })
      .where('claim_uuid', '=', uuid)
      .execute();
  const told = { processId: notice.process_id, attempts };
  try {
    await sendSms({ to, text });
  } catch (error) {
    const isLast = next.getTime() - since.getTime() > lastAttempt;
    if (isLast) await end(null);
    return { event: isLast ? 'notice.givenUp' : 'notice.notSent', ...told, ...describeError(error) };
  }
  await end(now());
  return { event: 'notice.sent', ...told };
}
