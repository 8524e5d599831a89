import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
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

/** Milliseconds, at most the delay, for who is connected when the port closes to ask once more. */
const asking = 1000;
/** Who waits for the end of one answer: hooks, plugins, and each stream that it goes through. */
const waiting = 30;
/** Turns of the process in which nobody comes, after which nobody waits at the port: a turn takes one connection. */
const quietTurns = 3;

/** Lets the app wind down before it is closed. One that is closed at once cuts what is under way. */
export function letWindDown(app: App): void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const underWay = new Set<ServerResponse>();
  app.decorate('stopping', signal);
  app.addHook('preClose', async () => stopping.abort());
  app.addHook('onRequest', async (_request, { raw }) => {
    underWay.add(raw);
    // Each part of the way of an answer waits for its end: more than ten are no leak.
    raw.setMaxListeners(waiting);
    raw.once('close', () => underWay.delete(raw));
  });
  // Who comes again comes to a process that stays.
  app.addHook('onSend', async (_request, reply) => {
    if (signal.aborted) reply.header('connection', 'close');
  });

  app.decorate('windDown', async ({ delay, patience }) => {
    stopping.abort();
    const late = AbortSignal.timeout(delay + patience);
    const isLate = once(late, 'abort');
    const ended = () =>
      Promise.race([isLate, Promise.allSettled([...underWay].map((raw) => once(raw, 'close')))]);
    await Promise.all([wait(delay), ended()]);
    await untilNobodyComes(app, late);
    const closed = once(app.server, 'close');
    // That of http would cut the connections on which nothing is under way, also those whose request is on its way.
    Server.prototype.close.call(app.server);
    await Promise.race([closed, wait(Math.min(delay, asking), undefined, { ref: false })]);
    while (underWay.size > 0 && !late.aborted) await ended();
  });
}

/** Takes the connections that wait at the port, which would be cut off when it closes. */
async function untilNobodyComes(app: App, late: AbortSignal): Promise<void> {
  let quiet = 0;
  const came = (): void => {
    quiet = 0;
  };
  app.server.on('connection', came);
  while (quiet < quietTurns && !late.aborted) {
    quiet += 1;
    await turn();
  }
  app.server.off('connection', came);
}
