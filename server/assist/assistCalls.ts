import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { Failure } from '#machines/calls/failures.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { assistCalls as calls, assistLinePath } from '#machines/service/assist/assistCalls.ts';
import { lookingBy, writeLook } from '#server/clients/looks.ts';
import { helperBy } from '#server/helpdesk/helper.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import { hearWhileOpen } from '#server/http/hearWhileOpen.ts';
import { regularly } from '#server/http/regularly.ts';
import { routeOf } from '#server/http/route.ts';
import { isOwnOrigin } from '#server/http/sockets.ts';
import { closedUntil, tooManyCalls } from '#server/http/tooMany.ts';
import { createCallerLimit, type Counted } from '#server/sessions/callers.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { Bus } from '#server/store/bus/bus.ts';
import { createLimit } from '#server/store/counters.ts';
import type { Store } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import { readTexts } from '#server/texts/translation.ts';
import { beginHelp, endOverdue, endWhere, findHelp, sideOf, takeHelp } from './assistance.ts';
import { catalogues } from './catalogues.ts';
import { openLines } from './lines.ts';

interface Parameters extends Store, Pick<Counted, 'callerOf'> {
  readonly sessions: Sessions;
  readonly bus: Bus;
  /** Every flow whose pages may be seen. */
  readonly flows: readonly AnyFlow[];
  /** Milliseconds from one question whether a line is still there to the next. */
  readonly beat?: number | undefined;
}

const minute = 60_000;
/** How often one session and one address may ask for help, and one helper tell a code. */
const asked = { ofSession: { max: 10, window: 60 * minute }, ofAddress: { max: 60, window: 60 * minute } };
const tried = { max: 20, window: 15 * minute };
const heartbeat = 10_000;
/** Lines of one session that a process has open at once. */
const mostLines = 5;

const Params = z.object({ assist: z.uuid() });

/**
 * POST /rest/assist/ask, /join and /:assist/end, and GET or POST /rest/assist/:assist/line: somebody is helped from afar. What their page
 * shows goes from one socket to the other, by calls where none passes, and is stored nowhere; anything but names of the catalogue and numbers goes nowhere. 403 for a helper who is
 * not of the helpdesk and for a socket of neither side, 245000014 for a wrong code, 245000012 for too many, 404 for a help that there is
 * not.
 */
export const assistCalls: AreaPlugin<Parameters> = async (app, parameters) => {
  const { db, now, sessions, bus, flows, callerOf, beat = heartbeat } = parameters;
  const store = { db, now };
  const countAsked = createCallerLimit(db, asked, closedUntil);
  const countTried = createLimit(db, tried, closedUntil);
  app.route({
    ...routeOf(calls.askForHelp),
    handler: async (request, reply) => {
      await countAsked('assist', callerOf(request));
      return beginHelp(store, await sessions.open(request, reply));
    },
  });
  app.route({
    ...routeOf(calls.joinHelp),
    handler: async (request) => {
      const helper = helperBy(sessions, request);
      const session = sessions.findOpen(request)?.id ?? '';
      // An attempt is taken before the code is looked at.
      await countTried(`assist ${helper.subject}`);
      const at = now();
      return transact(db, async (trx) => {
        const { id } = await takeHelp(trx, { helper, session, code: request.body.code, at });
        await writeLook(trx, lookingBy(request, helper, at), {
          action: 'ASSIST',
          fields: [`help ${id.slice(0, 8)}`],
        });
        return { assist: id };
      });
    },
  });
  app.route({
    ...routeOf(calls.endHelp),
    handler: async (request) => {
      const side = await sideBy(request, request.params.assist);
      if (side === undefined) throw new Failure('404');
      const own = request.body.isSent ? 'SENT' : 'HELPED';
      const how = side === 'HELPER' ? 'HELPER' : own;
      await endWhere(db, { assist: request.params.assist, how, at: now() });
      return { isEnded: true };
    },
  });
  const sideBy = async (request: FastifyRequest, assist: string) => {
    const session = sessions.findOpen(request);
    const row = session && (await findHelp(db, assist));
    return row && sideOf(row, session.id);
  };
  const keys = Object.keys(await readTexts('cs/checks'));
  const lines = openLines(store, catalogues(flows, keys));
  const { come, leave } = hearWhileOpen(app, { bus, open: lines });
  app.route({
    ...routeOf(calls.askLine),
    // A line that is only asked for is nobody's doing.
    config: { isBackground: true },
    handler: async (request) => {
      const { assist } = request.params;
      const session = sessions.findOpen(request)?.id;
      const side = await sideBy(request, assist);
      if (session === undefined || side === undefined) throw new Failure('404');
      if (app.stopping.aborted) throw new Failure('245000000', { status: 503 });
      if (lines.size(session) > mostLines) throw tooManyCalls();
      const hearing = { come, left: leave };
      return { news: [...(await lines.ask({ assist, side, session }, request.body.say, hearing))] };
    },
  });
  app.route({
    method: 'GET',
    url: assistLinePath,
    websocket: true,
    // A line that is only open is nobody's doing.
    config: { isBackground: true },
    preValidation: async (request) => {
      const { data } = Params.safeParse(request.params);
      const session = sessions.findOpen(request);
      const side = data && (await sideBy(request, data.assist));
      if (!session || side === undefined || !isOwnOrigin(request)) throw new Failure('403');
      if (app.stopping.aborted) throw new Failure('245000000', { status: 503 });
      if (lines.size(session.id) >= mostLines) throw tooManyCalls();
    },
    handler: async (socket, request) => {
      const { assist } = Params.parse(request.params);
      const session = sessions.findOpen(request)?.id;
      const side = await sideBy(request, assist);
      if (session === undefined || side === undefined) return socket.terminate();
      come();
      lines.add(socket, { assist, side, session }, leave);
      return undefined;
    },
  });
  regularly(app, {
    run: async () => {
      await lines.beat();
      await endOverdue(store);
    },
    interval: beat,
    failed: 'the helps that go on could not be read',
  });
};
