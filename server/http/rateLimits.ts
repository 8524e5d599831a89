import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import { tooManyCalls } from './tooMany.ts';
import { isCall } from './isCall.ts';
import { defaultLimits, trustedAddresses, type Limits } from './limits.ts';
import { addressOf } from './addressOf.ts';
import { createCounters } from '#server/store/counters.ts';
import type { App } from './route.ts';
import type { Db } from '#server/store/tables.ts';

export interface RateLimit {
  /** Calls from one address in one window. */
  readonly max: number;
  /** Milliseconds. */
  readonly window: number;
}

interface Rated {
  readonly db: Db;
  readonly rateLimit: RateLimit;
  readonly limits: Limits | undefined;
}

/** Limits the calls from one address, over every process on the database: 429 with 245000000 beyond. Those of a trusted network are not counted. */
export async function limitRates(
  app: App,
  { db, rateLimit: limit, limits = defaultLimits }: Rated,
): Promise<void> {
  const isTrusted = trustedAddresses(limits);
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
    if (!isCall(request) || isTrusted(request.ip)) return;
    const answer = await ask(request);
    if (answer.isAllowed || !answer.isExceeded) return;
    reply.header('retry-after', answer.ttlInSeconds);
    throw tooManyCalls();
  });
}
