import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { App } from './route.ts';

/** How long a service that is stopped goes on, in milliseconds. */
export interface StopBounds {
  /** Until its port closes: time for those who send it calls to hear that it is not ready. */
  readonly delay: number;
  /** Beyond that, for the calls that are under way. */
  readonly patience: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted as soon as the service is to be stopped, before its port closes. */
    stopping: AbortSignal;
    /** Resolves when the port takes no connection any more and the calls under way have ended, as far as they do within the bounds. */
    windDown: (bounds: StopBounds) => Promise<void>;
  }
}

/** Lets the app wind down before it is closed. One that is closed at once cuts what is under way. */
export function letWindDown(app: App): void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const underWay = new Set<ServerResponse>();
  app.decorate('stopping', signal);
  app.addHook('preClose', async () => stopping.abort());
  app.addHook('onRequest', async (_request, { raw }) => {
    underWay.add(raw);
    raw.once('close', () => underWay.delete(raw));
  });
  // Who comes again comes to a process that stays.
  app.addHook('onSend', async (_request, reply) => {
    if (signal.aborted) reply.header('connection', 'close');
  });

  app.decorate('windDown', async ({ delay, patience }) => {
    stopping.abort();
    let isLate = false;
    const late = wait(delay + patience, undefined, { ref: false }).then(() => {
      isLate = true;
    });
    const ended = () =>
      Promise.race([late, Promise.allSettled([...underWay].map((raw) => once(raw, 'close')))]);
    await Promise.all([wait(delay), ended()]);
    app.server.close();
    while (underWay.size > 0 && !isLate) await ended();
  });
}
