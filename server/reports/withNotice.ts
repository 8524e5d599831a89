import type { ContactType } from '#machines/claim/enums.ts';
import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import { messagesOf, type ReportMessage } from '#machines/service/sent/sentMessages.ts';
import type { Queries } from '#server/store/tables.ts';

/** The result of a sent report with what became of the messages about it, where there are any. */
export async function withNotice(db: Queries, uuid: string, result: FinalizeAnswer): Promise<FinalizeAnswer> {
  const ways = messagesOf(result).map(({ by }) => by);
  if (ways.length === 0) return result;
  const notices = (await noticesOf(db, uuid)).filter(({ by }) => ways.includes(by));
  return Object.assign({ ...result }, ...notices.map(whatBecame));
}

const whatBecame = ({ by, state, sentAt }: ReportMessage): Partial<FinalizeAnswer> => {
  if (state === 'WAITING') return {};
  if (by === 'PHONE') return state === 'SENT' ? { smsSentAt: sentAt } : { smsFailed: true };
  return state === 'SENT' ? { mailSentAt: sentAt } : { mailFailed: true };
};

/** How the messages about a report stand: on their way, sent or given up. */
export async function noticesOf(db: Queries, uuid: string): Promise<ReportMessage[]> {
  const columns = ['due_at', 'sent_at'] as const;
  const [sms, mail] = await Promise.all([
    db.selectFrom('notice').select(columns).where('claim_uuid', '=', uuid).executeTakeFirst(),
    db.selectFrom('confirmation_mail').select(columns).where('claim_uuid', '=', uuid).executeTakeFirst(),
  ]);
  return [...noticeOf('PHONE', sms), ...noticeOf('EMAIL', mail)];
}

interface Notice {
  readonly due_at: Date | null;
  readonly sent_at: Date | null;
}

const noticeOf = (by: ContactType, notice: Notice | undefined): ReportMessage[] => {
  if (!notice) return [];
  const { due_at: dueAt, sent_at: sentAt } = notice;
  if (dueAt !== null) return [{ by, state: 'WAITING' }];
  return sentAt ? [{ by, state: 'SENT', sentAt: sentAt.toISOString() }] : [{ by, state: 'FAILED' }];
};
