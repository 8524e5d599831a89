import { calls } from '../../machines/service/calls.ts';
import { Failure } from '../../machines/service/failures.ts';
import { whoReports } from '../auth/whoReports.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';
import { firstDraft, newReport, store } from './newReport.ts';

/**
 * POST /rest/claim/begin: the first page of a report, sent by a document whose page does not listen yet. The flow of the page answers
 * it here as it would there, and the page that follows comes along. 404 where nothing is drawn beforehand; 245000030 for a form
 * that the page itself must answer, because something is missing, asked back or looked up, or was sent before.
 */
export function begin(app: App, service: Service): void {
  const { sessions, pages, flows } = service;
  app.route({
    ...routeOf(calls.begin),
    handler: async (request, reply) => {
      const { createKey, ...form } = request.body;
      const drawn = pages();
      if (!drawn) throw new Failure('404');
      const following = await drawn.begin(form);
      const flow = flows.find(({ code }) => code === following?.flow);
      if (!following || !flow) throw new Failure('245000030');
      const { detail, page, path, title, html, style, files } = following;
      const { claimType, flowType } = flow;
      // Whoever an address says to come from somewhere is drawn no first page to press on.
      const reporting = whoReports(sessions.findOpen(request));
      const draft = firstDraft(service, { claimType, flowType, reporting, detail });
      const { id: sessionId } = await sessions.open(request, reply);
      const report = newReport(service, { sessionId, claimType, flowType, reporting, draft, createKey });
      const stored = await store(service, report);
      // Another press may have brought other answers: those are saved by the page, which has both.
      if (!stored) throw new Failure('245000030');
      const { uuid: claimRequestUuid, version } = stored;
      return { claimRequestUuid, version, detail, page, path, title, html, style, view: [...files] };
    },
  });
}
