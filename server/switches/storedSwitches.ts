import type { Selectable } from 'kysely';
import { Failure } from '#machines/calls/failures.ts';
import { featureKey, keyOf, type Switch } from '#machines/service/switches/switch.ts';
import type { SwitchTable } from '#server/store/operations/operationsTables.ts';
import type { Queries } from '#server/store/tables.ts';

/** A switch, as it is stored: none is overwritten, and one that is not on any more has an end in the past. */
export type StoredSwitch = Selectable<SwitchTable>;

/** Who switches, and when. */
export interface Switching {
  readonly by: { readonly subject: string; readonly name: string };
  readonly at: Date;
}

/** What is switched on, until when, why, and the version of the one it takes the place of. */
interface Setting extends Switching {
  readonly switch: Switch;
  readonly until: Date | null;
  readonly version: number;
  readonly words: string;
}

/** A switch by its key and the version that somebody has seen. */
interface Seen {
  readonly key: string;
  readonly version: number;
}

/** The switches that are on at a moment, by their keys. */
export const listOn = (db: Queries, at: Date): Promise<StoredSwitch[]> =>
  db
    .selectFrom('switch')
    .selectAll()
    .where((row) => row.or([row('until', 'is', null), row('until', '>', at)]))
    .orderBy('key')
    .execute();

/** The switches of features that there have ever been, the last one of each first. */
export const listFeatures = (db: Queries): Promise<StoredSwitch[]> =>
  db
    .selectFrom('switch')
    .selectAll()
    .where('key', 'like', `${featureKey}%`)
    .orderBy('version', 'desc')
    .execute();

/**
 * Switches something on, in the place of what was on.
 *
 * @throws Failure 245000022 with 409 and its version where another switch is on than the one that was seen
 */
export async function setSwitch(
  trx: Queries,
  { switch: one, until, version, words, by, at }: Setting,
): Promise<void> {
  const key = keyOf(one);
  const last = await findLast(trx, key);
  refuseStale(last, version, at);
  if (last && isOn(last, at)) await end(trx, last, at);
  const stored = await trx
    .insertInto('switch')
    .values({
      key,
      value: JSON.stringify(one),
      version: (last?.version ?? 0) + 1,
      words,
      set_by: by.subject,
      set_name: by.name,
      set_at: at,
      until,
      seen_by: null,
    })
    .onConflict((same) => same.columns(['key', 'version']).doNothing())
    .executeTakeFirstOrThrow();
  // Somebody else was the first to set it.
  if (stored.numInsertedOrUpdatedRows === 0n) refuseStale(await findLast(trx, key), version, at);
}

/**
 * Switches something off.
 *
 * @throws Failure 245000022 with 409 and its version where another switch is on than the one that was seen
 */
export async function endSwitch(
  trx: Queries,
  { key, version, at }: Seen & { readonly at: Date },
): Promise<void> {
  const last = await findLast(trx, key);
  refuseStale(last, version, at);
  if (last) await end(trx, last, at);
}

/**
 * Notes that a second operator has looked at a switch.
 *
 * @throws Failure 403 for whoever has set it, 245000022 with 409 and its version where another one is on
 */
export async function noteSeen(trx: Queries, { key, version, by, at }: Switching & Seen): Promise<void> {
  const last = await findLast(trx, key);
  refuseStale(last, version, at);
  if (last?.set_by === by.subject) throw new Failure('403');
  await update(trx, { key, version }).set({ seen_by: by.name }).execute();
}

const findLast = (trx: Queries, key: string): Promise<StoredSwitch | undefined> =>
  trx
    .selectFrom('switch')
    .selectAll()
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

const update = (trx: Queries, { key, version }: Seen) =>
  trx.updateTable('switch').where('key', '=', key).where('version', '=', version);

const end = (trx: Queries, seen: Seen, at: Date) => update(trx, seen).set({ until: at }).execute();

const isOn = ({ until }: StoredSwitch, at: Date): boolean => until === null || until > at;

function refuseStale(row: StoredSwitch | undefined, seen: number, at: Date): void {
  const version = row && isOn(row, at) ? row.version : 0;
  if (version !== seen) throw new Failure('245000022', { status: 409, params: { version } });
}
