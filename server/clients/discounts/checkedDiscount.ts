import { sql } from 'kysely';
import { Failure } from '#machines/calls/failures.ts';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import { ruledBy } from '#machines/sales/discount/discountFields.ts';
import { discountForm } from '#machines/sales/discount/discountForm.ts';
import { storedDiscount } from '#machines/sales/discount/storedDiscount.ts';
import type {
  DiscountRecord,
  DiscountStatus,
  KnownOfDiscount,
} from '#machines/service/sales/discountRecord.ts';
import type { Losses } from '#machines/service/sales/policyCalls.ts';
import { check } from '#machines/subject/issues/issue.ts';
import { wrongRecord } from '#server/clients/records/refusals.ts';
import { inTurn } from '#server/clients/records/storeClient.ts';
import type { Queries } from '#server/store/tables.ts';
import { creditsLeft, type Balance } from './credits.ts';

/** Discounts as they are stored, and how they stand. */
export interface CheckedDiscount {
  readonly record: DiscountRecord;
  readonly status: DiscountStatus;
}

/**
 * Of discounts that were sent what the form asks, by the rules of the form and by what the registers say now; where one of them is away,
 * nothing is held up. Throws 245000030 with the first field that is wrong or missing.
 */
export function checkedDiscount(
  sent: DiscountRecord,
  known: KnownOfDiscount,
  losses: Losses,
): CheckedDiscount {
  const checked = check(answersSchema(discountForm, { ...sent, ...ruledBy(known) }), sent);
  if (!checked.ok) throw wrongRecord(checked.issues);
  const isNoted = checked.issues.some(({ severity }) => severity === 'underwriting');
  return { record: storedDiscount(checked.value, known), status: statusOf(known, losses, isNoted) };
}

/** What differs from the register of losses, or is more than the agent may give, waits; what it cannot confirm is proposed. */
const statusOf = (
  { periods, credits }: KnownOfDiscount,
  { outcome }: Losses,
  isNoted: boolean,
): DiscountStatus => {
  if (outcome === 'DIFFERS') return 'DIFFERS';
  if (isNoted) return 'PENDING_APPROVAL';
  const isUnknown = outcome === 'AWAY' || (outcome === 'NOT_FOUND' && periods.length > 0);
  return isUnknown || credits.isAway ? 'PROPOSED' : 'CONFIRMED';
};

interface Place {
  readonly client: string;
  readonly policy: string;
  readonly balance: Balance;
}

/**
 * Refuses credits that another discount has taken meanwhile, and months of a business that another policy of the client has already. Throws
 * 245000030 with status 409 and the field.
 */
export async function refuseTaken(
  trx: Queries,
  { internalCreditsDiscount = 0, carryOver }: DiscountRecord,
  { client, policy, balance }: Place,
): Promise<void> {
  await inTurn(trx, [`credits of ${balance.agent}`, `discounts of ${client}`]);
  const { available } = await creditsLeft(trx, balance, policy);
  if (available !== undefined && internalCreditsDiscount > available)
    throw taken('internalCreditsDiscount', 'notEnoughCredits');
  if (!carryOver) return;
  const others = await trx
    .selectFrom('discount_record')
    .select('policy_id')
    .where('client_id', '=', client)
    .where('policy_id', '!=', policy)
    .where(sql<boolean>`record ->> 'carryOver' = 'true'`)
    .execute();
  if (others.length > 0) throw taken('carryOver', 'carriedTwice');
}

const taken = (name: string, key: string): Failure =>
  new Failure('245000030', { status: 409, params: { name, key } });
