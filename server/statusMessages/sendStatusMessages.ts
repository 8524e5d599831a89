import { hash } from 'node:crypto';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { tellsOfDeath } from '#machines/claim/derived/tellsOfDeath.ts';
import type { ContactType } from '#machines/claim/enums.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { describeError } from '#server/http/logging.ts';
import { isGivenUp, nextAttempt } from '#server/messages/attempts.ts';
import { lineAddress } from '#server/messages/lineAddress.ts';
import type { Send } from '#server/messages/message.ts';
import { mobileOf, type SendSms } from '#server/messages/sms.ts';
import { giveStatusLink } from '#server/messages/statusLink.ts';
import { priorityOf } from '#server/outgoing/priority.ts';
import { progressOf } from '#server/reports/claimProgress.ts';
import type { StoredClaimRow } from '#server/reports/getOwnClaim.ts';
import { findDetailOf } from '#server/reports/storedClaim.ts';
import { saidOf } from '#server/reports/withProgress.ts';
import type { StatusMessageTable } from '#server/store/messageTables.ts';
import type { Store } from '#server/store/tables.ts';
import { decideMessage } from './decideMessage.ts';
import { messageWords, type Subject } from './messageWords.ts';
import { newsIn } from './planMessages.ts';
import { startOfDay } from './quietHours.ts';

export interface Telling extends Store {
  /** Undefined where no gateway is known. */
  readonly sendSms: SendSms | undefined;
  /** Undefined where no mail server is known. */
  readonly sendMail: Send | undefined;
  readonly configuration: Configuration;
  readonly publicUrl: string;
}

/** What became of an attempt, for the log: nothing of the message. */
interface Attempted {
  readonly event: 'status.sent' | 'status.notSent' | 'status.givenUp';
  readonly by: ContactType;
  readonly kind: string;
  readonly attempts: number;
}

type Due = Selectable<StatusMessageTable>;

/**
 * Sends the messages about claims that are due, one after the other, as the claims stand by then: what is true no more is not sent, what
 * would ring a telephone at night waits. One that nobody took is sent again after 1, 5 and 30 minutes, then every hour for a day. Of
 * several processes one takes each; one that is to be stopped begins with none any more.
 */
export async function sendStatusMessages(
  service: Telling,
  stopping: AbortSignal,
): Promise<readonly Attempted[]> {
  const due = await service.db
    .selectFrom('status_message')
    .selectAll()
    .where('due_at', '<=', service.now())
    .orderBy('due_at')
    .orderBy('channel')
    .limit(20)
    .execute();
  const outcomes: Attempted[] = [];
  for (const one of due) {
    if (stopping.aborted) break;
    outcomes.push(...(await tell(service, one)));
  }
  return outcomes;
}

async function tell(service: Telling, due: Due): Promise<Attempted[]> {
  const { db, now } = service;
  const row = await db
    .selectFrom('claim_request')
    .selectAll()
    .where('uuid', '=', due.claim_uuid)
    .executeTakeFirst();
  const claim = row && findDetailOf(row);
  const to = claim && recipientOf(service, due.channel, claim);
  const progress = progressOf((await saidOf(db, due.claim_uuid)).get(due.claim_number) ?? [], now());
  if (!row || !claim || to === undefined) return drop(service, due);
  const history = await historyOf(service, due, hash('sha256', to));
  const refused = due.kind === 'FILE' ? await countRefused(service, due) : 0;
  const decision = decideMessage({
    ...due,
    progress,
    refused,
    ...history,
    isUrgent: row.decision !== null && priorityOf(claim, row.decision) === 1,
    sentAt: row.updated_at,
    isOfDeath: tellsOfDeath(claim),
    // The country of an insurer is that of its first language.
    country: service.configuration.defaultLanguage === 'sk' ? 'SK' : 'CZ',
    now: now(),
  });
  if (decision === 'DROP') return drop(service, due);
  if (decision !== 'SEND') {
    await move(service, due, { due_at: decision, since: decision });
    return [];
  }
  const { kind } = due;
  const isAddition = row.flow_type !== 'DRAFT';
  const subject = kind === 'FILE' ? { kind, refused, isAddition } : progress && { kind, progress };
  if (!subject) return drop(service, due);
  const said = kind === 'FILE' ? history.told : progress && newsIn(progress);
  return attempt(service, due, { row, subject, said: said ?? null, to });
}

const recipientOf = (
  { sendSms, sendMail }: Telling,
  channel: ContactType,
  claim: ClaimDetail,
): string | undefined =>
  channel === 'PHONE' ? sendSms && mobileOf(claim) : sendMail && (claim.reporter?.email || undefined);

/** What was told last by the same way, and how often it was used. */
async function historyOf({ db, now }: Telling, due: Due, recipient: string) {
  const today = startOfDay(now());
  const sent = db.selectFrom('status_message').where('channel', '=', due.channel);
  const ofClaim = await sent
    .select(['said', 'sent_at'])
    .where('claim_number', '=', due.claim_number)
    // What is added to a claim may be somebody else's, whose messages are their own.
    .where('claim_uuid', '=', due.claim_uuid)
    .where('sent_at', 'is not', null)
    .orderBy('sent_at')
    .execute();
  const { many } = await sent
    .select(({ fn }) => fn.countAll<string>().as('many'))
    .where('recipient', '=', recipient)
    .where('sent_at', '>=', today)
    .executeTakeFirstOrThrow();
  const ofDay = ofClaim.filter(({ sent_at: at }) => at !== null && at >= today).length;
  return {
    told: ofClaim.at(-1)?.said ?? undefined,
    counts: { ofDay, ofClaim: ofClaim.length, toContactOfDay: Number(many) },
  };
}

/** How many files of a report were refused and are still among its files. */
async function countRefused({ db }: Telling, { claim_uuid: uuid }: Due): Promise<number> {
  const { rows } = await sql`select id from attachment
    where claim_uuid = ${uuid} and state = 'REFUSED'`.execute(db);
  return rows.length;
}

/** Where it is seen and mended: the page of the report, or for what was added to a claim the way to add it again. */
const linkTo = (service: Telling, { uuid, claim_type: claimType, flow_type: flowType }: StoredClaimRow) =>
  flowType === 'DRAFT'
    ? giveStatusLink(service.db, { uuid, claimType, now: service.now() }, service)
    : `${lineAddress(service, claimType)}?flow=UPLOAD`;

interface Ready {
  readonly row: StoredClaimRow;
  readonly subject: Subject;
  /** What is told of the claim by then. */
  readonly said: string | null;
  readonly to: string;
}

async function attempt(service: Telling, due: Due, { row, subject, said, to }: Ready): Promise<Attempted[]> {
  const { now, sendSms, sendMail, configuration } = service;
  const { channel: by, kind, claim_number: claimNumber } = due;
  const attempts = due.attempts + 1;
  const next = nextAttempt(due.attempts, now());
  const outcome = { by, kind, attempts };
  // Moved before: where the process is killed meanwhile, another tries after the pause.
  if (!(await move(service, due, { attempts, due_at: next }))) return [];
  const link = await linkTo(service, row);
  const language = row.language ?? configuration.defaultLanguage;
  const { hotline } = configuration;
  try {
    const words = await messageWords(language, { ...subject, claimNumber, link, hotline });
    await (by === 'EMAIL'
      ? sendMail?.({ to, ...words, language })
      : sendSms?.({ to, text: words.sms ?? '' }));
  } catch (error) {
    const isLast = isGivenUp(due.since, next);
    if (isLast) await end(service, due.id, { due_at: null });
    return [{ event: isLast ? 'status.givenUp' : 'status.notSent', ...outcome, ...describeError(error) }];
  }
  const told = { due_at: null, sent_at: now(), said, recipient: hash('sha256', to) };
  await end(service, due.id, told);
  return [{ event: 'status.sent', ...outcome }];
}

async function drop({ db }: Telling, { id, due_at: dueAt }: Due): Promise<Attempted[]> {
  await db.deleteFrom('status_message').where('id', '=', id).where('due_at', '=', dueAt).execute();
  return [];
}

/** True where nobody else has taken it. */
async function move(
  { db }: Telling,
  { id, due_at: dueAt }: Due,
  moved: Updateable<StatusMessageTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('status_message')
    .set(moved)
    .where('id', '=', id)
    .where(sql<boolean>`due_at = ${dueAt}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const end = ({ db }: Telling, id: string, told: Updateable<StatusMessageTable>) =>
  db.updateTable('status_message').set(told).where('id', '=', id).execute();
