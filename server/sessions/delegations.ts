import { fromDate, toCalendarDate } from '@internationalized/date';
import { place } from '#machines/claim/clock.ts';
import type { Identity, Role, User } from '#machines/service/identity/identity.ts';
import type { Db } from '#server/store/tables.ts';

/** Roles of users of ours, who may act for one another. */
const mayDelegate: readonly Role[] = ['agent', 'assistant', 'operator'];

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

interface Acting {
  /** For whom; for themselves without it. */
  readonly id: string | undefined;
  readonly at: Date;
}

/** The midnight that follows a moment, here: who acts for another says so anew each day. */
const midnightAfter = (at: Date): string =>
  toCalendarDate(fromDate(at, place)).add({ days: 1 }).toDate(place).toISOString();

/** A user acting for another until midnight or, without the right, under their own name, which is noted. */
export async function actingFor(db: Db, identity: Identity, { id, at }: Acting): Promise<Identity> {
  const own = ownOf(identity);
  if (id === undefined) return { ...own, isDelegationRefused: false };
  const found = (await delegationsOf(db, identity)).find((user) => user.id === id);
  return found
    ? { ...own, actsFor: found, actsUntil: midnightAfter(at), isDelegationRefused: false }
    : { ...own, isDelegationRefused: true };
}

/** A user under their own name. */
export const ownOf = (identity: Identity): Identity => {
  const { actsFor: _, actsUntil: __, ...own } = identity;
  return own;
};

/** True for a user whose day of acting for another has ended. */
export const hasActed = ({ actsUntil }: Identity, at: Date): boolean =>
  actsUntil !== undefined && new Date(actsUntil) <= at;

interface StillActing {
  readonly before: Identity;
  readonly at: Date;
}

/** A user as the provider knows them by now, acting for whom they did, as far as they still have the right. */
export const stillActing = async (
  db: Db,
  identity: Identity,
  { before: { actsFor, actsUntil, isDelegationRefused }, at }: StillActing,
): Promise<Identity> => {
  if (!actsFor) return { ...identity, isDelegationRefused };
  const acting = await actingFor(db, identity, { id: actsFor.id, at });
  // It is no new day of it.
  return acting.actsFor && actsUntil !== undefined ? { ...acting, actsUntil } : acting;
};
