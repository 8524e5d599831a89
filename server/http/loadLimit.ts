import underPressure from '@fastify/under-pressure';
import { Failure } from '#machines/calls/failures.ts';
import { isCall } from './isCall.ts';
import type { App } from './route.ts';

export interface LoadLimit {
  /** Milliseconds that a request waits before its work begins. */
  readonly delay: number;
  /** Milliseconds between two looks at that. */
  readonly interval?: number;
}

/**
 * Refuses calls while the process is behind by more than the limit: 503 with 245000000 and when to come again. A refusal at once is
 * tried again by the browser; an answer after a minute is given up there, and its work was in vain. Pages and files are still sent.
 */
export async function limitLoad(app: App, { delay, interval = 1000 }: LoadLimit): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: delay,
    sampleInterval: interval,
    pressureHandler: (request, reply) => {
      if (!isCall(request)) return;
      reply.header('retry-after', 5);
      throw new Failure('245000000', { status: 503 });
    },
  });
}
