import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import { Failure } from '../machines/service/failures.ts';
import { isCall } from './isCall.ts';
import { addressOf } from './addressOf.ts';
import { createCounters } from './store/counters.ts';
import type { App } from './route.ts';
import type { Db } from './store/tables.ts';

export interface RateLimit {
  /** Calls from one address in one window. */
  readonly max: number;
  /** Milliseconds. */
  readonly window: number;
}

/** Limits the calls from one address, over every process on the database: 429 with 245000000 beyond. */
export async function limitRates(app: App, db: Db, limit: RateLimit): Promise<void> {
  await db.deleteFrom('rate_limit').where('resets_at', '<', new Date()).execute();
  const count = createCounters(db, limit);
  class Store implements FastifyRateLimitStore {
    incr(address: string, done: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      count(address).then(
        (result) => done(null, result),
        (error: unknown) => done(error instanceof Error ? error : new Error('The count failed.')),
      );
    }
    child(): Store {
      return this;
    }
  }
  await app.register(rateLimit, {
    global: false,
    max: limit.max,
    timeWindow: limit.window,
    // A database that is away must not refuse what can be answered without it.
    skipOnError: true,
    store: Store,
    keyGenerator: ({ ip }) => addressOf(ip),
  });
  const ask = app.createRateLimit();
  app.addHook('onRequest', async (request, reply) => {
    if (!isCall(request)) return;
    const answer = await ask(request);
    if (answer.isAllowed || !answer.isExceeded) return;
    reply.header('retry-after', answer.ttlInSeconds);
    throw new Failure('245000000', { status: 429 });
  });
}
