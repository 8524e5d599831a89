import { calls } from '#machines/service/calls.ts';
import { Failure } from '#machines/calls/failures.ts';
import { tooManyCalls } from '#server/http/tooMany.ts';
import { whoReports } from '#server/reports/whoReports.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import { routeOf } from '#server/http/route.ts';
import { firstDraft, newReport, store, type Offered } from '#server/reports/newReport.ts';
import type { Store } from '#server/store/tables.ts';
import { createCallerLimit, type Counted } from '#server/sessions/callers.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { Switches } from '#server/switches/openSwitches.ts';
import type { PrerenderedPages } from './prerenderedPages.ts';

interface Beginning extends Store, Pick<Offered, 'flows'>, Counted {
  readonly switches: Pick<Switches, 'configured'>;
  readonly sessions: Sessions;
  /** The prerendered pages; undefined while there is no build, and where nothing draws. */
  readonly pages: () => PrerenderedPages | undefined;
  readonly build: { readonly hash: string };
}

/**
 * POST /rest/claim/begin: the first page of a report, sent by a document whose page does not listen yet. The flow of the page answers
 * it here as it would there, and the page that follows comes along. 404 where nothing is prerendered; 245000030 for a form
 * that the page itself must answer, because something is missing, asked back or looked up, or was sent before, or because another build
 * drew it; 245000000 with 429 for too many of one session or address.
 */
export const begin: AreaPlugin<Beginning> = async (app, service) => {
  const { db, sessions, pages, flows, callerOf, limits } = service;
  const { beginsOfSession: ofSession, beginsOfAddress: ofAddress } = limits;
  const count = createCallerLimit(db, { ofSession, ofAddress }, tooManyCalls);
  app.route({
    ...routeOf(calls.begin),
    handler: async (request, reply) => {
      const { createKey, build, ...form } = request.body;
      // What follows would be drawn by files of this build, beside those of the other.
      if (build !== service.build.hash) throw new Failure('245000030');
      const { language } = form;
      const drawn = pages();
      if (!drawn) throw new Failure('404');
      await count('begin', callerOf(request));
      const following = await drawn.begin(form);
      const flow = flows.find(({ code }) => code === following?.flow);
      if (!following || !flow) throw new Failure('245000030');
      const { detail, page, path, title, html, style, files } = following;
      const { claimType, flowType } = flow;
      // Whoever an address says to come from somewhere is drawn no first page to press on.
      const reporting = whoReports(sessions.findOpen(request)?.identity ?? null);
      const offered = { flows, configuration: service.switches.configured() };
      const draft = firstDraft(offered, { claimType, flowType, reporting, detail });
      const { id: sessionId } = await sessions.open(request, reply);
      const begun = { sessionId, claimType, flowType, reporting, draft, language, createKey };
      const report = newReport(service, begun);
      const stored = await store(service, report);
      // Another press may have brought other answers: those are saved by the page, which has both.
      if (!stored) throw new Failure('245000030');
      const { uuid: claimRequestUuid, version } = stored;
      return { claimRequestUuid, version, detail, page, path, title, html, style, view: [...files] };
    },
  });
};
