import { sql, type QueryExecutorProvider } from 'kysely';
import * as z from 'zod';
import { LineSaying } from '#machines/service/assist/assistCalls.ts';
import { readJson } from '#machines/calls/readJson.ts';
import type { Queries } from '#server/store/tables.ts';
import { isMute } from './mute.ts';

/** What has changed, by ids, names of the catalogue and numbers only: whoever wants to know more of it reads it, as their right allows. */
export const News = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('chat'), thread: z.uuid(), asker: z.string(), seq: z.int() }),
  /** Somebody of the helpdesk has come. */
  z.object({ kind: z.literal('duty') }),
  /** Somebody has come to a client, has gone, or has begun to change something. */
  z.object({ kind: z.literal('present'), client: z.uuid() }),
  /** Of a help: it stands otherwise, the page is wanted whole, what is seen, what is pointed at. It is passed on and never stored. */
  z.object({
    kind: z.literal('assist'),
    assist: z.uuid(),
    said: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('changed') }),
      z.object({ kind: z.literal('wanted') }),
      ...LineSaying.options,
    ]),
  }),
  /** A session has ended. */
  z.object({ kind: z.literal('session'), session: z.uuid() }),
]);
export type News = z.infer<typeof News>;

/** What every process on the database listens to. */
export const channel = 'hlaska_news';

/**
 * Tells every process on the database, once the transaction that writes it has been committed; nobody where the database knows no
 * announcements: whoever waits for news asks.
 */
export async function announce(db: Queries, news: News): Promise<void> {
  if (!isMute(db)) await say(db, JSON.stringify(news));
}

/** Sends something to every process that listens. */
export const say = (db: QueryExecutorProvider, payload: string): Promise<unknown> =>
  sql`select pg_notify(${channel}, ${payload})`.execute(db);

/** News as they came; undefined for those that only a newer release knows. */
export const readNews = (payload: string): News | undefined => readJson(News, payload);
