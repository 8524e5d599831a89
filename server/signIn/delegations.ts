import type { Identity, Role, User } from '#machines/service/identity/identity.ts';
import type { Db } from '#server/store/tables.ts';

/** Roles of users of ours, who may act for one another. */
const mayDelegate: readonly Role[] = ['agent', 'operator'];

/** Those a user may act for, by name; nobody for who is no user of ours. Source: specification section 6. */
export async function delegationsOf(
  db: Db,
  { subject, roles }: Pick<Identity, 'subject' | 'roles'>,
): Promise<User[]> {
  if (!roles.some((role) => mayDelegate.includes(role))) return [];
  return db
    .selectFrom('delegation')
    .select(['principal as id', 'principal_name as name'])
    .where('delegate', '=', subject)
    .orderBy('principal_name')
    .execute();
}

/** A user acting for another or, without the right, under their own name, which is noted. Without an id for themselves. */
export async function actingFor(db: Db, identity: Identity, id: string | undefined): Promise<Identity> {
  const { actsFor: _, ...own } = identity;
  if (id === undefined) return { ...own, isDelegationRefused: false };
  const found = (await delegationsOf(db, identity)).find((user) => user.id === id);
  return found
    ? { ...own, actsFor: found, isDelegationRefused: false }
    : { ...own, isDelegationRefused: true };
}

/** A user as the provider knows them by now, acting for whom they did, as far as they still have the right. */
export const stillActing = async (
  db: Db,
  identity: Identity,
  { actsFor, isDelegationRefused }: Identity,
): Promise<Identity> =>
  actsFor ? actingFor(db, identity, actsFor.id) : { ...identity, isDelegationRefused };
