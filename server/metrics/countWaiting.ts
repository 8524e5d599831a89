import { sql } from 'kysely';
import type { WaitingKind } from '#machines/service/sales/operationsCalls.ts';
import type { OutgoingState } from '#server/store/outgoing/outgoingTables.ts';
import { unfetchedReports } from '#server/store/outgoing/unfetched.ts';
import type { Store } from '#server/store/tables.ts';

/** How many wait of a kind, and for how many seconds the oldest does; none wait for none. */
export interface Queue {
  readonly what: WaitingKind;
  readonly count: number;
  readonly seconds: number;
}

/** The queues of the whole installation, whichever process works at them. */
export async function countWaiting({ db, now }: Store): Promise<readonly Queue[]> {
  const queue = async (
    what: WaitingKind,
    read: Promise<{ readonly count: string | number; readonly since: Date | null }>,
  ): Promise<Queue> => {
    const { count, since } = await read;
    const seconds = since === null ? 0 : Math.max(0, (now().getTime() - since.getTime()) / 1000);
    return { what, count: Number(count), seconds };
  };
  const many = sql<string>`count(*)`.as('count');
  const outgoing = (...states: readonly OutgoingState[]) =>
    db
      .selectFrom('outgoing')
      .select([many, ({ fn }) => fn.min('since').as('since')])
      .where('state', 'in', states)
      .executeTakeFirstOrThrow();
  return Promise.all([
    queue(
      'report',
      db
        .selectFrom('process')
        .select([many, ({ fn }) => fn.min('created_at').as('since')])
        .where('state', '=', 'PRO')
        .executeTakeFirstOrThrow(),
    ),
    queue(
      'file',
      db
        .selectFrom('attachment')
        .select([many, ({ fn }) => fn.min('created_at').as('since')])
        .where('state', '=', 'CHECKING')
        .executeTakeFirstOrThrow(),
    ),
    queue(
      'message',
      db
        .selectFrom((waiting) =>
          waiting
            .selectFrom('notice')
            .select(['since', 'due_at'])
            .unionAll(waiting.selectFrom('confirmation_mail').select(['since', 'due_at']))
            .unionAll(waiting.selectFrom('status_message').select(['since', 'due_at']))
            .as('message'),
        )
        .select([many, ({ fn }) => fn.min('since').as('since')])
        .where('due_at', 'is not', null)
        // What is planned for another hour does not wait yet.
        .where('since', '<=', now())
        .executeTakeFirstOrThrow(),
    ),
    queue(
      'verification',
      db
        .selectFrom('verification')
        .select([many, ({ fn }) => fn.min('since').as('since')])
        .executeTakeFirstOrThrow(),
    ),
    queue('event', outgoing('WAITING', 'QUEUED')),
    queue('deadLetter', outgoing('DEAD')),
    // The core has taken the event of a report, and not all of its files.
    queue(
      'fetch',
      unfetchedReports(db)
        .select([many, ({ fn }) => fn.min('outgoing.since').as('since')])
        .executeTakeFirstOrThrow(),
    ),
  ]);
}

/** How many drafts nobody opens by a number for now. */
export async function countLocked({ db, now }: Store): Promise<number> {
  const { count } = await db
    .selectFrom('draft_lock')
    .select(sql<string>`count(*)`.as('count'))
    .where('locked_until', '>', now())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Milliseconds. */
const day = 24 * 60 * 60_000;

/** How many acts one operator did alone within a day that two are to decide, whether they have said why or not. */
export async function countDoneAlone({ db, now }: Store): Promise<number> {
  const since = new Date(now().getTime() - day);
  const { rows } = await sql<{ count: string }>`select count(*) as count from approval
    where is_approved and decided_by = asked_by and decided_at > ${since}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Whether the core takes nothing and is only tried. */
export async function isHandoverPaused({ db }: Pick<Store, 'db'>): Promise<boolean> {
  const paused = await db
    .selectFrom('outgoing_endpoint')
    .select('name')
    .where('paused_at', 'is not', null)
    .executeTakeFirst();
  return paused !== undefined;
}
