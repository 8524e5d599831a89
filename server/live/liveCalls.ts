import type { FastifyRequest } from 'fastify';
import { Failure } from '#machines/calls/failures.ts';
import { livePath } from '#machines/service/sales/live.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import { hearWhileOpen } from '#server/http/hearWhileOpen.ts';
import { regularly } from '#server/http/regularly.ts';
import { isOwnOrigin } from '#server/http/sockets.ts';
import { tooManyCalls } from '#server/http/tooMany.ts';
import { mayEnter } from '#server/sessions/roles.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { Bus } from '#server/store/bus/bus.ts';
import type { Store } from '#server/store/tables.ts';
import { openTabs } from './tabs.ts';

interface Parameters extends Store {
  readonly sessions: Sessions;
  readonly bus: Bus;
  /** Milliseconds from one question whether a tab is still there to the next. */
  readonly beat?: number | undefined;
}

const heartbeat = 25_000;
/** Tabs of one session that a process has open at once. */
const mostTabs = 20;

/**
 * GET /rest/live: the socket of a tab of the sales application, which says that something is new. 403 for nobody of ours and for a page of
 * another site, 429 for very many tabs, 503 while the service is being stopped.
 */
export const liveCalls: AreaPlugin<Parameters> = async (
  app,
  { db, now, sessions, bus, beat = heartbeat },
) => {
  const tabs = openTabs({ db, now });
  const visitorOf = (request: FastifyRequest) => {
    const session = sessions.findOpen(request);
    if (!session?.identity || !mayEnter(session.identity) || !isOwnOrigin(request)) throw new Failure('403');
    return { session: session.id, identity: session.identity };
  };
  const { come, leave } = hearWhileOpen(app, { bus, open: tabs });
  app.route({
    method: 'GET',
    url: livePath,
    websocket: true,
    // A tab that is only open is nobody's doing.
    config: { isBackground: true },
    preValidation: async (request) => {
      const { session } = visitorOf(request);
      if (app.stopping.aborted) throw new Failure('245000000', { status: 503 });
      if (tabs.size(session) >= mostTabs) throw tooManyCalls();
    },
    handler: (socket, request) => {
      tabs.add(socket, visitorOf(request), leave);
      come();
    },
  });
  regularly(app, {
    run: () => tabs.beat(),
    interval: beat,
    failed: 'the sessions of sockets could not be read',
  });
};
