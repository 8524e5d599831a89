import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { Failure } from '#machines/calls/failures.ts';
import type { ChatRead, ChatThread } from '#machines/service/sales/chatCalls.ts';
import type { Queries, Tables } from '#server/store/tables.ts';
import type { Chatter } from './chatter.ts';

type Row = Selectable<Tables['chat_thread']>;

/** As many conversations as somebody answers at once. */
const mostThreads = 50;
/** Messages that are read at once. */
const mostMessages = 200;

/** The conversations that somebody takes part in: the helpdesk in all that are open, others in their own. */
export async function threadsOf(db: Queries, { subject, isHelper }: Chatter): Promise<readonly Row[]> {
  const all = db.selectFrom('chat_thread').selectAll('chat_thread');
  return isHelper
    ? all.where('ended_at', 'is', null).orderBy('changed_at', 'desc').limit(mostThreads).execute()
    : all
        .innerJoin('chat_asker', 'chat_asker.thread_id', 'chat_thread.id')
        .where('chat_asker.asker', '=', subject)
        .execute();
}

/** What one side of a conversation is told of it. */
export const tell = (
  { isHelper }: Chatter,
  { id, asker_name, helper_name, last_seq, asker_seen, helper_seen, ended_at }: Row,
): ChatThread => {
  const name = isHelper ? asker_name : helper_name;
  return {
    id,
    ...(name !== null && { name }),
    unread: last_seq - (isHelper ? helper_seen : asker_seen),
    isEnded: ended_at !== null,
  };
};

/** The messages of a conversation after a number, the first one first. */
export async function messagesOf(
  db: Queries,
  { subject }: Chatter,
  { thread, after }: { readonly thread: string; readonly after: number },
): Promise<ChatRead['messages']> {
  const rows = await db
    .selectFrom('chat_message')
    .select(['seq', 'author', 'author_name as name', 'text', 'at'])
    .where('thread_id', '=', thread)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(mostMessages)
    .execute();
  return rows.map(({ author, at, ...row }) => ({ ...row, isOwn: author === subject, at: at.toISOString() }));
}

/** Notes what of a conversation one side has been shown. */
export async function noteSeen(db: Queries, { isHelper }: Chatter, { id, last_seq }: Row): Promise<void> {
  const seen = isHelper ? { helper_seen: last_seq } : { asker_seen: last_seq };
  await db.updateTable('chat_thread').set(seen).where('id', '=', id).execute();
}

/**
 * The conversation that a message goes to, held until it is written: the one named, else that of who asks, which begins anew where it has
 * ended. Throws 404 for one that somebody has no part in or that has ended.
 */
export async function holdThread(
  trx: Queries,
  chatter: Chatter,
  { thread, at }: { readonly thread: string | undefined; readonly at: Date },
): Promise<Row> {
  if (thread === undefined) return ownThread(trx, chatter, at);
  const row = await held(trx, thread);
  if (!row || row.ended_at || (!chatter.isHelper && row.asker !== chatter.subject)) throw new Failure('404');
  return row;
}

const held = (trx: Queries, id: string): Promise<Row | undefined> =>
  trx.selectFrom('chat_thread').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

async function ownThread(trx: Queries, { subject, name, isHelper }: Chatter, at: Date): Promise<Row> {
  if (isHelper) throw new Failure('404');
  const own = { asker: subject, thread_id: null };
  await trx
    .insertInto('chat_asker')
    .values(own)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { thread_id: known } = await trx
    .selectFrom('chat_asker')
    .select('thread_id')
    .where('asker', '=', subject)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const open = known === null ? undefined : await held(trx, known);
  if (open && open.ended_at === null) return open;
  const begun = await trx
    .insertInto('chat_thread')
    .values({ id: randomUUID(), asker: subject, asker_name: name, changed_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx.updateTable('chat_asker').set({ thread_id: begun.id }).where('asker', '=', subject).execute();
  return begun;
}

/** A message as it is sent. */
interface Message {
  readonly key: string;
  readonly text: string;
  readonly at: Date;
}

/** Writes a message to a conversation that is held, once however often it is sent. Returns its number. */
export async function writeMessage(
  trx: Queries,
  { subject, name, isHelper }: Chatter,
  { id, last_seq }: Row,
  { key, text, at }: Message,
): Promise<number> {
  const known = await trx
    .selectFrom('chat_message')
    .select('seq')
    .where('thread_id', '=', id)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known) return known.seq;
  const seq = last_seq + 1;
  await trx
    .insertInto('chat_message')
    .values({ thread_id: id, seq, key, author: subject, author_name: name, text, at })
    .execute();
  const side = isHelper ? { helper: subject, helper_name: name, helper_seen: seq } : { asker_seen: seq };
  await trx
    .updateTable('chat_thread')
    .set({ ...side, last_seq: seq, changed_at: at })
    .where('id', '=', id)
    .execute();
  return seq;
}
