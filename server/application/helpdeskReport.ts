import { calls } from '../../machines/service/calls.ts';
import { Failure } from '../../machines/service/failures.ts';
import type { HelpdeskReport } from '../../machines/service/helpdesk.ts';
import { addressOf } from '../addressOf.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';
import { createLimit } from '../store/counters.ts';

const bodyLimit = 128 * 1024;
const ofAddress = { max: 20, window: 15 * 60_000 };

/**
 * POST /rest/helpdesk/report: keeps what a browser tells about a failure and answers with the number it is found by, which is in
 * the log as well. Twenty in a quarter of an hour from one address, 245000000 with 429 beyond. Source: specification section 8.
 */
export function helpdeskReport(app: App, service: Service): void {
  const count = createLimit(service.db, ofAddress, () => new Failure('245000000', { status: 429 }));
  app.route({
    ...routeOf(calls.reportToHelpdesk),
    bodyLimit,
    handler: async (request) => {
      await count(`helpdesk ${addressOf(request.ip)}`);
      const { steps, ...told } = request.body;
      const reference = await keep(service, request.body);
      request.log.warn({ helpdesk: { reference, ...told, last: steps.at(-1) } }, 'helpdesk report');
      return { reference };
    },
  });
}

async function keep({ db, now }: Service, report: HelpdeskReport): Promise<string> {
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
