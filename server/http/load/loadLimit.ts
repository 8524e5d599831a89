import underPressure from '@fastify/under-pressure';
import { randomInt } from 'node:crypto';
import { Failure } from '#machines/calls/failures.ts';
import { openAdmission, type Room } from './admission.ts';
import { isStoring } from '#server/http/failureHandler.ts';
import { isCall } from '#server/http/isCall.ts';
import type { App } from '#server/http/route.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface LoadLimit {
  /** Milliseconds that a request waits before its work begins; undefined for no limit. */
  readonly delay?: number | undefined;
  /** Milliseconds between two looks at that. */
  readonly interval?: number;
  /** What is taken on at once; undefined for no limit. */
  readonly room?: Room | undefined;
}

/** Seconds, of which each refused call is told another: else all of them would come again at once. */
const comeAgain = { from: 2, below: 7 };

/**
 * Refuses calls while the process is behind by more than the limit or has no room for their kind: 503 with 245000000 (245000004 for
 * what would have been stored) and when to come again. A refusal at once is tried again by the browser; an answer after a minute is
 * given up there, and its work was in vain. Pages, files and the questions about health are still answered.
 *
 * @param poolWait milliseconds that the call waits which has waited longest for a connection of the database
 */
export async function limitLoad(
  app: App,
  { delay, interval = 1000, room }: LoadLimit,
  poolWait: () => number,
): Promise<void> {
  if (delay !== undefined) {
    await app.register(underPressure, {
      maxEventLoopDelay: delay,
      sampleInterval: interval,
      pressureHandler: (request, reply) => {
        if (isCall(request)) refuse(request, reply);
      },
    });
  }
  if (room === undefined) return;
  const isLetIn = openAdmission(app, room, poolWait);
  app.addHook('onRequest', async (request, reply) => {
    if (!isLetIn(request)) refuse(request, reply);
  });
}

function refuse(request: FastifyRequest, reply: FastifyReply): never {
  reply.header('retry-after', randomInt(comeAgain.from, comeAgain.below));
  throw new Failure(isStoring(request) ? '245000004' : '245000000', { status: 503 });
}
