import { calls } from '#machines/service/calls.ts';
import { tooManyCalls } from '#server/http/tooMany.ts';
import type { HelpdeskReport } from '#machines/service/helpdesk.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { createCallerLimit, type Counted } from '#server/sessions/callers.ts';
import type { Store } from '#server/store/tables.ts';

const bodyLimit = 128 * 1024;

/**
 * POST /rest/helpdesk/report: keeps what a browser tells about a failure and answers with the number it is found by, which is in
 * the log as well. So many from one address, 245000000 with 429 beyond. Source: specification section 8.
 */
export function helpdeskReport(app: App, { callerOf, limits, ...store }: Store & Counted): void {
  const ofAddress = limits.helpdeskReportsOfAddress;
  const count = createCallerLimit(store.db, { ofAddress }, tooManyCalls);
  app.route({
    ...routeOf(calls.reportToHelpdesk),
    bodyLimit,
    handler: async (request) => {
      await count('helpdesk', callerOf(request));
      const { steps, ...told } = request.body;
      const reference = await keep(store, request.body);
      request.log.warn({ helpdesk: { reference, ...told, last: steps.at(-1) } }, 'helpdesk report');
      return { reference };
    },
  });
}

async function keep({ db, now }: Store, report: HelpdeskReport): Promise<string> {
  const { number } = await db
    .insertInto('helpdesk_report')
    .values({
      request_id: report.requestId ?? null,
      report: JSON.stringify(report),
      created_at: now(),
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return `H${String(number).padStart(6, '0')}`;
}
