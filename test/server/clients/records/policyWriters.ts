import { randomUUID } from 'node:crypto';
import { policyCalls as calls } from '#machines/service/sales/policyCalls.ts';
import type { PolicyRecord } from '#machines/service/sales/policyRecord.ts';
import type { Reporter } from '#test/server/reporter.ts';

/** Asks for a policy of a vehicle to be created, with a key of its own unless one is given. */
export const createPolicy = (
  who: Reporter,
  of: { readonly client: string; readonly vehicle: string },
  record: object,
  createKey: string = randomUUID(),
) => who.ask(calls.createPolicy, { body: { ...of, createKey, record } });

/** The id of a policy that is created. */
export async function createdPolicy(
  who: Reporter,
  of: { readonly client: string; readonly vehicle: string },
  record: PolicyRecord,
): Promise<string> {
  const body = { ...of, createKey: randomUUID(), record };
  return (await who.call(calls.createPolicy, { body })).policy;
}

/** The record of a policy as somebody opens it. Throws where it is none that was filled in. */
export async function openedPolicy(who: Reporter, client: string, policy: string) {
  const { filledIn } = await who.call(calls.recordOfPolicy, { params: { client, policy } });
  if (!filledIn) throw new Error(`${policy} is a policy of the register.`);
  return filledIn;
}
