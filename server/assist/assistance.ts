import { hash, randomInt, randomUUID } from 'node:crypto';
import { Failure } from '#machines/calls/failures.ts';
import {
  codeLasts,
  goneLasts,
  helpLasts,
  type AskedHelp,
  type AssistEnd,
  type AssistState,
} from '#machines/service/assist/assistCalls.ts';
import type { Helper } from '#server/helpdesk/helper.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { announce } from '#server/store/bus/news.ts';
import type { Queries, Store } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';

/** The two sides of a help. */
export type Side = 'ASKER' | 'HELPER';

/** A help as it stands. */
export type Assistance = NonNullable<Awaited<ReturnType<typeof findHelp>>>;

/** Milliseconds after which nobody is held to be there who was not heard of. */
const there = 45_000;

const codeHash = (id: string, code: string): string => hash('sha256', `${id} ${code}`);

/** The help with an id; undefined where there is none. */
export const findHelp = (db: Queries, id: string) =>
  db.selectFrom('assistance').selectAll().where('id', '=', id).executeTakeFirst();

/** Which side of a help a session is; undefined for neither. */
export function sideOf({ session_id, helper_session }: Assistance, session: string): Side | undefined {
  if (session === session_id) return 'ASKER';
  return session === helper_session ? 'HELPER' : undefined;
}

/** How a help stands for one side of it. */
export function stateFor(row: Assistance, side: Side, now: Date): AssistState {
  const isAsker = side === 'ASKER';
  const isThere = isAsker ? row.helper_there : row.asker_there;
  const seen = isAsker ? row.helper_seen_at : row.asker_seen_at;
  return {
    isOpen: row.joined_at !== null,
    ...(row.helper_name !== null && { helper: row.helper_name }),
    until: row.until.toISOString(),
    isOtherThere: isThere && seen !== null && now.getTime() - seen.getTime() < there,
  };
}

/** Begins a help for a session, with a code that no other help has right now. One that the session has already ends. */
export async function beginHelp({ db, now }: Store, { id: session, identity }: Session): Promise<AskedHelp> {
  const at = now();
  return transact(db, async (trx) => {
    await endWhere(trx, { session, how: 'ANEW', at });
    const waiting = await waitingHelps(trx, at);
    const assist = randomUUID();
    const code = freshCode((one) => waiting.some((row) => row.code_hash === codeHash(row.id, one)));
    const until = new Date(at.getTime() + codeLasts);
    await trx
      .insertInto('assistance')
      .values({
        id: assist,
        session_id: session,
        asker: identity?.isSignedIn ? identity.subject : null,
        code_hash: codeHash(assist, code),
        asked_at: at,
        until,
        asker_seen_at: at,
      })
      .execute();
    return { assist, code, until: until.toISOString() };
  });
}

/** The help whose code somebody was told, from now on theirs. Throws 245000014 where no help waits with this code. */
export async function takeHelp(
  trx: Queries,
  { helper, session, code, at }: { helper: Helper; session: string; code: string; at: Date },
): Promise<Assistance> {
  const found = (await waitingHelps(trx, at)).find((row) => row.code_hash === codeHash(row.id, code));
  const taken =
    found &&
    // Nobody helps themselves.
    found.session_id !== session &&
    (await trx
      .updateTable('assistance')
      .set({
        helper: helper.subject,
        helper_name: helper.name,
        helper_session: session,
        joined_at: at,
        helper_seen_at: at,
        until: new Date(at.getTime() + helpLasts),
      })
      .where('id', '=', found.id)
      .where('joined_at', 'is', null)
      .where('ended_at', 'is', null)
      .returningAll()
      .executeTakeFirst());
  if (!taken) throw new Failure('245000014');
  await tellChanged(trx, taken.id);
  return taken;
}

interface Ending {
  readonly how: AssistEnd;
  readonly at: Date;
  readonly assist?: string;
  /** Whatever it is a side of. */
  readonly session?: string;
}

/** Ends helps that still go on, and tells both sides. */
export async function endWhere(db: Queries, { how, at, assist, session }: Ending): Promise<void> {
  const ended = await db
    .updateTable('assistance')
    .set({ ended_at: at, ended_how: how })
    .where('ended_at', 'is', null)
    .where(({ or, eb }) =>
      or([
        ...(assist === undefined ? [] : [eb('id', '=', assist)]),
        ...(session === undefined
          ? []
          : [eb('session_id', '=', session), eb('helper_session', '=', session)]),
      ]),
    )
    .returning('id')
    .execute();
  for (const { id } of ended) await tellChanged(db, id);
}

/** Ends helps whose time is up, or a side of which has been gone for too long. */
export async function endOverdue({ db, now }: Store): Promise<void> {
  const at = now();
  const gone = new Date(at.getTime() - goneLasts);
  const overdue = await db
    .selectFrom('assistance')
    .select(['id', 'joined_at', 'until'])
    .where('ended_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('until', '<=', at), eb('asker_seen_at', '<', gone), eb('helper_seen_at', '<', gone)]),
    )
    .execute();
  for (const { id, joined_at: joined, until } of overdue) {
    const onTime = joined === null ? 'CODE' : 'TIME';
    await endWhere(db, { assist: id, at, how: until <= at ? onTime : 'GONE' });
  }
}

/** Notes whether a side is there. */
export async function noteThere(
  { db, now }: Store,
  { assist, side, isThere }: { readonly assist: string; readonly side: Side; readonly isThere: boolean },
): Promise<void> {
  const at = now();
  await db
    .updateTable('assistance')
    .set(
      side === 'ASKER'
        ? { asker_there: isThere, asker_seen_at: at }
        : { helper_there: isThere, helper_seen_at: at },
    )
    .where('id', '=', assist)
    .where('ended_at', 'is', null)
    .execute();
}

/** Tells every process that a help stands otherwise. */
export const tellChanged = (db: Queries, assist: string): Promise<void> =>
  announce(db, { kind: 'assist', assist, said: { kind: 'changed' } });

const waitingHelps = (db: Queries, at: Date) =>
  db
    .selectFrom('assistance')
    .select(['id', 'code_hash', 'session_id'])
    .where('ended_at', 'is', null)
    .where('joined_at', 'is', null)
    .where('until', '>', at)
    .execute();

const freshCode = (isTaken: (code: string) => boolean): string => {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return isTaken(code) ? freshCode(isTaken) : code;
};
