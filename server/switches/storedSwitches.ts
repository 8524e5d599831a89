import { Failure } from '#machines/calls/failures.ts';
import { keyOf, type Switch } from '#machines/service/switches/switch.ts';
import type { Selectable } from 'kysely';
import type { SwitchTable } from '#server/store/operations/operationsTables.ts';
import type { Queries } from '#server/store/tables.ts';

/** A switch that is on, as it is stored. */
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

/** The switches that are on at a moment, by their keys. */
export const listOn = (db: Queries, at: Date): Promise<StoredSwitch[]> =>
  db
    .selectFrom('switch')
    .selectAll()
    .where((row) => row.or([row('until', 'is', null), row('until', '>', at)]))
    .orderBy('key')
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
  const before = await find(trx, key);
  refuseStale(before, version, at);
  // One that has ended leaves its version: whoever has seen it does not take the next one for it.
  const { version: last = 0 } = before ?? {};
  const row = {
    value: JSON.stringify(one),
    version: last + 1,
    words,
    set_by: by.subject,
    set_name: by.name,
    set_at: at,
    until,
    seen_by: null,
  };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('switch')
    .values({ key, ...row })
    .onConflict((same) => same.column('key').doUpdateSet(row).where('switch.version', '=', last))
    .executeTakeFirstOrThrow();
  // Somebody else was the first to set it.
  if (numInsertedOrUpdatedRows === 0n) refuseStale(await find(trx, key), last, at);
}

/**
 * Switches something off.
 *
 * @throws Failure 245000022 with 409 and its version where another switch is on than the one that was seen
 */
export async function endSwitch(
  trx: Queries,
  { key, version, at }: { readonly key: string; readonly version: number; readonly at: Date },
): Promise<void> {
  refuseStale(await find(trx, key), version, at);
  await trx.updateTable('switch').set({ until: at }).where('key', '=', key).execute();
}

/**
 * Notes that a second operator has looked at a switch.
 *
 * @throws Failure 403 for whoever has set it, 245000022 with 409 and its version where another one is on
 */
export async function noteSeen(
  trx: Queries,
  { key, version, by, at }: Switching & { readonly key: string; readonly version: number },
): Promise<void> {
  const now = await find(trx, key);
  refuseStale(now, version, at);
  if (now?.set_by === by.subject) throw new Failure('403');
  await trx.updateTable('switch').set({ seen_by: by.name }).where('key', '=', key).execute();
}

const find = (trx: Queries, key: string): Promise<StoredSwitch | undefined> =>
  trx.selectFrom('switch').selectAll().where('key', '=', key).forUpdate().executeTakeFirst();

function refuseStale(row: StoredSwitch | undefined, seen: number, at: Date): void {
  const isOn = row !== undefined && (row.until === null || row.until > at);
  const version = isOn ? row.version : 0;
  if (version !== seen) throw new Failure('245000022', { status: 409, params: { version } });
}
