import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import type { Db } from '#server/store/tables.ts';

/** The result of a sent report with what became of the message about it, where there is one. */
export async function withNotice(db: Db, uuid: string, result: FinalizeAnswer): Promise<FinalizeAnswer> {
  if (result.smsTo === undefined) return result;
  const notice = await db
    .selectFrom('notice')
    .select(['due_at', 'sent_at'])
    .where('claim_uuid', '=', uuid)
    .executeTakeFirst();
  if (notice === undefined || notice.due_at !== null) return result;
  return {
    ...result,
    ...(notice.sent_at ? { smsSentAt: notice.sent_at.toISOString() } : { smsFailed: true }),
  };
}
