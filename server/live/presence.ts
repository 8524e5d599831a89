import { randomUUID } from 'node:crypto';
import { Failure } from '#machines/calls/failures.ts';
import type { Identity } from '#machines/service/identity/identity.ts';
import type { LivePlace, Present } from '#machines/service/sales/live.ts';
import { getClient } from '#server/clients/getClient.ts';
import { lookerRoleOf } from '#server/clients/looker.ts';
import { seesRecord } from '#server/clients/seesRecord.ts';
import { announce } from '#server/store/bus/news.ts';
import type { Queries, Store } from '#server/store/tables.ts';

/** Milliseconds for which a tab is held to be there after its process was last heard of. */
const lasting = 60_000;

interface Whose {
  readonly id: string;
  readonly identity: Identity;
}

/**
 * Notes where a tab is by now, and tells it to the others there. Returns whose page it is, undefined where whoever has the tab may not
 * look at them, or at the record that they name: the right is that of every call about a client.
 */
export async function comeTo(
  { db, now }: Store,
  { id, identity }: Whose,
  { client: asked, page, record, unsaved }: LivePlace,
): Promise<string | undefined> {
  const client = await seenBy(db, identity, { client: asked, record, at: now() });
  if (client === undefined) return undefined;
  const { subject, name = subject } = identity;
  const row = {
    client_id: client,
    page,
    record_id: record ?? null,
    unsaved: JSON.stringify(unsaved),
    seen_at: now(),
  };
  await db
    .insertInto('presence')
    .values({ tab: id, subject, name, ...row })
    .onConflict((conflict) => conflict.column('tab').doUpdateSet(row))
    .execute();
  await announce(db, { kind: 'present', client });
  return client;
}

/** Notes that a tab is at nobody any more, and tells it to the others who were there with it. */
export async function goFrom(db: Queries, tab: string): Promise<void> {
  const gone = await db
    .deleteFrom('presence')
    .where('tab', '=', tab)
    .returning('client_id as client')
    .executeTakeFirst();
  if (gone) await announce(db, { kind: 'present', client: gone.client });
}

/** Notes that tabs are still there, and forgets those whose process has ended without a word. */
export async function stayThere({ db, now }: Store, tabs: readonly string[]): Promise<void> {
  if (tabs.length > 0) {
    await db.updateTable('presence').set({ seen_at: now() }).where('tab', 'in', tabs).execute();
  }
  const gone = await db
    .deleteFrom('presence')
    .where('seen_at', '<', new Date(now().getTime() - lasting))
    .returning('client_id as client')
    .execute();
  for (const client of new Set(gone.map((row) => row.client)))
    await announce(db, { kind: 'present', client });
}

/** Who is at a client or at something of theirs, each of them once for each page, with whose they are. */
export async function presentAt(
  { db, now }: Store,
  client: string,
): Promise<readonly (Present & { readonly subject: string })[]> {
  const rows = await db
    .selectFrom('presence')
    .select(['subject', 'name', 'page', 'record_id', 'unsaved'])
    .distinct()
    .where('client_id', '=', client)
    .where('seen_at', '>', new Date(now().getTime() - lasting))
    .orderBy('name')
    .orderBy('page')
    .orderBy('record_id')
    .execute();
  return rows.map(({ record_id, ...person }) => ({
    ...person,
    ...(record_id !== null && { record: record_id }),
  }));
}

async function seenBy(
  db: Queries,
  { subject, actsFor, ...identity }: Identity,
  { client, record, at }: { readonly client: string; readonly record: string | undefined; readonly at: Date },
): Promise<string | undefined> {
  const role = lookerRoleOf({ subject, ...identity });
  if (role === undefined) return undefined;
  const looker = { subject, role, ...(actsFor && { actsFor: actsFor.id }) };
  try {
    const opened = await getClient(db, { looker, at, requestId: randomUUID() }, client);
    const isTheirs = record === undefined || (await seesRecord(db, looker, opened, record));
    return isTheirs ? opened.client.id : undefined;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
