import type { KnownOfDiscount } from '#machines/service/sales/discountRecord.ts';
import type { Losses } from '#machines/service/sales/policyCalls.ts';
import type { ClientParameters } from '#server/clients/clientParameters.ts';
import { carriedOf, lossesOf } from '#server/clients/policies/losses.ts';
import type { RegisteredPerson } from '#server/store/registered.ts';
import type { Queries } from '#server/store/tables.ts';
import { creditsLeft, creditsOf } from './credits.ts';
import type { Discounted } from './discountedPolicies.ts';

/** Discounts that are saved. */
export type StoredDiscount = NonNullable<Awaited<ReturnType<typeof findDiscount>>>;

/** The discounts of a policy of a client as they are stored; undefined where there are none. */
export const findDiscount = (trx: Queries, client: string, policy: string) =>
  trx
    .selectFrom('discount_record')
    .select([
      'version',
      'record',
      'status',
      'why',
      'credits_of as creditsOf',
      'saved_by as savedBy',
      'saved_at as savedAt',
    ])
    .where('policy_id', '=', policy)
    .where('client_id', '=', client)
    .executeTakeFirst();

interface Asked {
  readonly person: RegisteredPerson;
  readonly of: Discounted;
  readonly stored: StoredDiscount | undefined;
  /** The subject of the agent whose credits are given. */
  readonly agent: string;
}

/** What the rules of discounts read, by the policy and by what the registers say now, and what that of losses says. */
export async function knownOfDiscount(
  { db, systems }: Pick<ClientParameters, 'db' | 'systems'>,
  { person, of: { policy, of, told }, stored, agent }: Asked,
): Promise<{ readonly known: KnownOfDiscount; readonly losses: Losses }> {
  const { losses, periods } = await lossesOf(systems, person, told);
  const campaign = stored?.record.marketingAction?.code;
  return {
    losses,
    known: {
      policy: of,
      periods: [...(told ?? periods)],
      carried: [...(await carriedOf(systems, person))],
      credits: await creditsLeft(db, await creditsOf(systems, agent), policy),
      ...(stored && { before: { ...(campaign !== undefined && { campaign }) } }),
    },
  };
}
