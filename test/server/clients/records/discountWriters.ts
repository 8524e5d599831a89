import type { DiscountRecord } from '#machines/service/sales/discountRecord.ts';
import { discountCalls as calls } from '#machines/service/sales/discountCalls.ts';
import type { Reporter } from '#test/server/reporter.ts';

/** A policy of a client, by their ids. */
export type OfPolicy = {
  readonly client: string;
  readonly policy: string;
};

/** Asks for the discounts of a policy to be saved over a version, 0 for the first time. */
export const saveDiscount = (who: Reporter, params: OfPolicy, record: DiscountRecord, version = 0) =>
  who.ask(calls.saveDiscount, { params, body: { version, record } });

/** The discounts of a policy as somebody opens them. */
export const openedDiscount = (who: Reporter, params: OfPolicy) =>
  who.call(calls.discountOfPolicy, { params });

/** The discounts of the policies of a client, as they are listed. */
export const discountsOf = async (who: Reporter, client: string) =>
  (await who.call(calls.discountsOfClient, { params: { client } })).discounts;
