import type { Store } from '#server/store/tables.ts';
import { defaultRetention, type Retention } from './sweep.ts';

const day = 24 * 60 * 60_000;

/** A kind that is to be kept for a shorter time from a moment on, in milliseconds. */
export interface Shrinking {
  readonly kind: keyof Retention;
  readonly from: number;
  readonly to: number;
  readonly at: Date;
}

/**
 * The retention in force. A time that became longer is, one that became shorter only after a day: what a slip in a setting says is not
 * deleted at once. Before anything was noted, the default times were in force.
 */
export async function retentionInForce(
  store: Store,
  wanted: Retention,
): Promise<{ readonly retention: Retention; readonly shrinking: readonly Shrinking[] }> {
  const known = await store.db.selectFrom('retention').selectAll().execute();
  const retention = { ...wanted };
  const shrinking: Shrinking[] = [];
  for (const kind of kinds) {
    const noted = known.find((one) => one.kind === kind);
    const from = noted?.time ?? defaultRetention[kind];
    const to = wanted[kind];
    const isNoted = noted?.next === to && noted.next_at !== null;
    const at = isNoted && noted.next_at ? noted.next_at : new Date(store.now().getTime() + day);
    const isWaiting = to < from && at > store.now();
    if (isWaiting) {
      retention[kind] = from;
      shrinking.push({ kind, from, to, at });
    }
    await note(store, { kind, time: retention[kind], ...(isWaiting ? { next: to, next_at: at } : nothing) });
  }
  return { retention, shrinking };
}

const kinds = [
  'drafts',
  'discarded',
  'sessions',
  'helpdesk',
  'sent',
  'traffic',
] as const satisfies readonly (keyof Retention)[];

const nothing = { next: null, next_at: null };

interface Noted {
  readonly kind: keyof Retention;
  readonly time: number;
  readonly next: number | null;
  readonly next_at: Date | null;
}

const note = ({ db }: Store, row: Noted) =>
  db
    .insertInto('retention')
    .values(row)
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
    .execute();
