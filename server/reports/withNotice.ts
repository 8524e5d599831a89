import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import type { Db, Queries } from '#server/store/tables.ts';

/** The result of a sent report with what became of the messages about it, where there are any. */
export async function withNotice(db: Db, uuid: string, result: FinalizeAnswer): Promise<FinalizeAnswer> {
  const { sms, mail } = await noticesOf(db, uuid);
  return {
    ...result,
    ...(result.smsTo !== undefined &&
      sms?.due_at === null &&
      (sms.sent_at ? { smsSentAt: sms.sent_at.toISOString() } : { smsFailed: true })),
    ...(result.mailTo !== undefined &&
      mail?.due_at === null &&
      (mail.sent_at ? { mailSentAt: mail.sent_at.toISOString() } : { mailFailed: true })),
  };
}

/** How the messages about a report stand: due where they are on their way, else sent or given up. */
export async function noticesOf(db: Queries, uuid: string) {
  const [sms, mail] = await Promise.all([
    db.selectFrom('notice').select(['due_at', 'sent_at']).where('claim_uuid', '=', uuid).executeTakeFirst(),
    db
      .selectFrom('confirmation_mail')
      .select(['due_at', 'sent_at'])
      .where('claim_uuid', '=', uuid)
      .executeTakeFirst(),
  ]);
  return { sms, mail };
}
