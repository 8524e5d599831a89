import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { openBus, type Bus } from './bus.ts';
import { channel } from './news.ts';

/** How a PostgreSQL is listened to, in milliseconds. */
export interface Listening {
  /** From one question whether the line still stands to the next: a server that falls silent says nothing. */
  readonly beat: number;
  /** For an answer. */
  readonly answer: number;
  /** The first and the longest time until it is tried again. */
  readonly again: { readonly first: number; readonly longest: number };
}

const usual: Listening = { beat: 5000, answer: 5000, again: { first: 1000, longest: 30_000 } };

/** Tells every process on the database, over another connection than the one that listens. */
export type Say = (payload: string) => Promise<unknown>;

/**
 * The bus of a PostgreSQL: a connection of its own, never one of the pool, because listening belongs to a connection. Where it breaks or
 * falls silent another one is opened, later each time. It hears once it has heard itself: a pooler in transaction mode takes `listen`
 * from whoever asks, and passes nothing on.
 */
export const postgresBus = (url: string, say: Say, listening: Listening = usual): Bus =>
  openBus((heard, hearing) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const running = listen(url, listening, { say, heard, hearing, signal });
    return async () => {
      stopping.abort();
      await running;
    };
  });

interface Heard {
  readonly say: Say;
  readonly heard: (payload: string) => void;
  readonly hearing: (is: boolean) => void;
  readonly signal: AbortSignal;
}

async function listen(url: string, { beat, answer, again }: Listening, told: Heard): Promise<void> {
  let failed = 0;
  while (!told.signal.aborted) {
    await connected(url, answer, async (client) => {
      const echo = JSON.stringify({ kind: 'echo', of: randomUUID() });
      const echoed = Promise.withResolvers<void>();
      client.on('notification', ({ payload = '' }) =>
        payload === echo ? echoed.resolve() : told.heard(payload),
      );
      await client.query(`listen ${channel}`);
      await told.say(echo);
      await Promise.race([echoed.promise, unheard(answer, told.signal)]);
      failed = 0;
      told.hearing(true);
      const isBroken = brokenBy(client);
      while (!told.signal.aborted) {
        await Promise.race([rest(beat, told.signal), isBroken]);
        await client.query('select 1');
      }
    });
    told.hearing(false);
    const pause = Math.min(again.longest, again.first * 2 ** failed);
    failed += 1;
    await rest(pause * (1 - Math.random() / 4), told.signal);
  }
}

/** Works with a connection until that ends, by itself or with its connection. */
async function connected(
  url: string,
  answer: number,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: answer,
    query_timeout: answer,
    keepAlive: true,
  });
  // A connection that breaks must not end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await work(client);
  } catch {
    // It is opened again.
  } finally {
    await Promise.race([client.end().catch(() => {}), wait(answer, undefined, { ref: false })]);
  }
}

async function unheard(time: number, signal: AbortSignal): Promise<never> {
  await rest(time, signal);
  throw new Error('Nothing is heard.');
}

const brokenBy = (client: Client): Promise<void> =>
  new Promise((resolve) => {
    client.once('end', resolve);
  });

const rest = (time: number, signal: AbortSignal): Promise<void> =>
  wait(time, undefined, { signal, ref: false }).catch(() => {});
