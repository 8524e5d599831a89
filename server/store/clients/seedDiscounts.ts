import * as z from 'zod';
import { DiscountRecord, DiscountStatus } from '#machines/service/sales/discountRecord.ts';
import type { Queries } from '#server/store/tables.ts';

/** The discounts of a policy of the register as the seeds tell them, given by an agent. */
export const SeededDiscount = z.object({
  policyNumber: z.string(),
  subject: z.string(),
  status: DiscountStatus,
  record: DiscountRecord,
});
type SeededDiscount = z.infer<typeof SeededDiscount>;

/** Fills the discounts of policies that the clients have already. */
export async function seedDiscounts(db: Queries, discounts: readonly SeededDiscount[]): Promise<void> {
  for (const { policyNumber, subject, status, record } of discounts) {
    const policy = await db
      .selectFrom('client_policy')
      .select(['id', 'client_id'])
      .where('policy_number', '=', policyNumber)
      .executeTakeFirstOrThrow();
    const agent = await db
      .selectFrom('agent')
      .select('data')
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('discount_record')
      .values({
        policy_id: policy.id,
        client_id: policy.client_id,
        record: JSON.stringify(record),
        status,
        why: null,
        credits_of: subject,
        saved_by: JSON.stringify({ subject, name: agent.data.name }),
        saved_at: new Date(),
      })
      .execute();
  }
}
