import { sql } from 'kysely';
import type { ContactType } from '#machines/claim/enums.ts';
import type { Language } from '#machines/service/configuration.ts';
import { describeError } from '#server/http/logging.ts';
import type { Db, Queries, Store } from '#server/store/tables.ts';
import { because, ofJob } from '#server/traces/cause.ts';
import { asking, inSpan } from '#server/traces/inSpan.ts';
import { isGivenUp, nextAttempt } from './attempts.ts';
import type { Confirmation } from './confirmation.ts';
import type { Send } from './message.ts';
import type { SendSms } from './sms.ts';

export interface Notifying extends Store {
  /** Undefined where no gateway is known. */
  readonly sendSms: SendSms | undefined;
  /** Undefined where no mail server is known. */
  readonly sendMail: Send | undefined;
}

/** What became of an attempt, for the log: nothing of the message. */
export interface SendingOutcome {
  readonly event: 'notice.sent' | 'notice.notSent' | 'notice.givenUp';
  readonly by: ContactType;
  readonly processId: string | null;
  readonly attempts: number;
}

/** Where the messages of each way wait: a release that knows text messages alone sends them from a table of their own. */
const tables = { PHONE: 'notice', EMAIL: 'confirmation_mail' } as const satisfies Record<ContactType, string>;

/**
 * Notes the messages about a registered claim, in the transaction that registers it or asks for them again; each is sent by whoever looks
 * next. One that was sent or given up before is sent anew.
 */
export async function noteConfirmation(
  trx: Queries,
  uuid: string,
  { sms, mail }: Confirmation,
  now: Date,
): Promise<void> {
  const due = { attempts: 0, since: now, due_at: now, sent_at: null };
  if (sms) {
    const row = { ...due, recipient: sms.to, text: sms.text };
    await trx
      .insertInto('notice')
      .values({ ...row, claim_uuid: uuid })
      .onConflict((conflict) => conflict.column('claim_uuid').doUpdateSet(row))
      .execute();
  }
  if (mail) {
    const row = { ...due, recipient: mail.to, subject: mail.subject, text: mail.text };
    await trx
      .insertInto('confirmation_mail')
      .values({ ...row, claim_uuid: uuid })
      .onConflict((conflict) => conflict.column('claim_uuid').doUpdateSet(row))
      .execute();
  }
}

/**
 * Sends the messages that are due; one that nobody took is sent again after 1, 5 and 30 minutes, then every hour for a day. Of several
 * processes one takes each. Gives what became of them.
 */
export async function sendNotices(service: Notifying): Promise<readonly SendingOutcome[]> {
  const { sendSms, sendMail } = service;
  const sent = await Promise.all([
    sendSms && sendDue(service, 'PHONE', ({ recipient: to, text }) => sendSms({ to, text })),
    sendMail &&
      sendDue(service, 'EMAIL', ({ recipient: to, subject = '', text, language }) =>
        sendMail({ to, subject, text, language: language ?? undefined }),
      ),
  ]);
  return sent.flatMap((outcomes = []) => outcomes);
}

interface Due {
  readonly claim_uuid: string;
  readonly recipient: string;
  /** Left out of a text message. */
  readonly subject?: string;
  readonly text: string;
  readonly attempts: number;
  readonly since: Date;
  readonly due_at: Date;
  readonly process_id: string | null;
  readonly language: Language | null;
  readonly trace: string | null;
}
type SendDue = (due: Due) => Promise<void>;

async function sendDue(store: Store, by: ContactType, send: SendDue): Promise<SendingOutcome[]> {
  const { rows } =
    await sql<Due>`select waiting.*, claim_request.process_id, claim_request.language, process.trace
    from ${sql.table(tables[by])} waiting join claim_request on claim_request.uuid = waiting.claim_uuid
      left join process on process.id = claim_request.process_id
    where waiting.due_at <= ${store.now()} order by waiting.due_at limit 20`.execute(store.db);
  const outcomes = await Promise.all(rows.map((due) => attempt(store, by, due, send)));
  return outcomes.filter((one) => one !== undefined);
}

async function attempt(
  { db, now }: Store,
  by: ContactType,
  due: Due,
  send: SendDue,
): Promise<SendingOutcome | undefined> {
  const attempts = due.attempts + 1;
  const next = nextAttempt(due.attempts, now());
  const told = { by, processId: due.process_id, attempts };
  // Moved before: where the process is killed meanwhile, another tries after the pause.
  if (!(await take(db, by, due, { attempts, next }))) return undefined;
  try {
    await because(ofJob('SEND', due.trace), () =>
      inSpan(asking(by === 'PHONE' ? 'text message' : 'e-mail'), () => send(due)),
    );
  } catch (error) {
    const isLast = isGivenUp(due.since, next);
    if (isLast) await end(db, by, due, null);
    return { event: isLast ? 'notice.givenUp' : 'notice.notSent', ...told, ...describeError(error) };
  }
  await end(db, by, due, now());
  return { event: 'notice.sent', ...told };
}

async function take(
  db: Db,
  by: ContactType,
  { claim_uuid: uuid, due_at: dueAt }: Due,
  { attempts, next }: { readonly attempts: number; readonly next: Date },
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update ${sql.table(tables[by])} set attempts = ${attempts}, due_at = ${next}
    where claim_uuid = ${uuid} and due_at = ${dueAt}`.execute(db);
  return numAffectedRows !== 0n;
}

const end = (db: Db, by: ContactType, { claim_uuid: uuid }: Due, sentAt: Date | null) =>
  sql`update ${sql.table(tables[by])} set recipient = '', text = '', due_at = null, sent_at = ${sentAt}
    where claim_uuid = ${uuid}`.execute(db);
