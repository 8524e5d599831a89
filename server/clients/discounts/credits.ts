import { sql } from 'kysely';
import type * as z from 'zod';
import type { Credits } from '#machines/service/sales/policyCalls.ts';
import { unlessAway } from '#server/registers/asking.ts';
import type { Systems } from '#server/registers/systems.ts';
import type { Queries } from '#server/store/tables.ts';

/** What the register says that an agent may give, before what their discounts have taken. */
export interface Balance {
  /** The subject of the agent. */
  readonly agent: string;
  readonly isAway: boolean;
  /** In korunas. */
  readonly amount: number;
}

/** What the register says that an agent, by their subject, may give; where it is away, that. Who is no agent has nothing. */
export const creditsOf = (systems: Systems, agent: string): Promise<Balance> =>
  unlessAway(async () => ({ agent, isAway: false, amount: (await systems.credits(agent)) ?? 0 }), {
    agent,
    isAway: true,
    amount: 0,
  });

/** What of the credits of an agent no discount has taken, but for that of one policy. */
export async function creditsLeft(
  trx: Queries,
  { agent, isAway: isUnknown, amount }: Balance,
  policy?: string,
): Promise<z.infer<typeof Credits>> {
  if (isUnknown) return { isAway: true };
  const rows = await trx
    .selectFrom('discount_record')
    .select(['policy_id', sql<string | null>`record ->> 'internalCreditsDiscount'`.as('taken')])
    .where('credits_of', '=', agent)
    .execute();
  const taken = rows
    .filter(({ policy_id }) => policy_id !== policy)
    .reduce((sum, one) => sum + Number(one.taken ?? 0), 0);
  return { isAway: false, available: Math.max(0, amount - taken) };
}
