import { markOf } from '#machines/service/draftLocks.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { FourEyesAct } from '#machines/service/sales/operatorActs.ts';
import { reportCalls as calls } from '#machines/service/sales/reportCalls.ts';
import { lookingBy, queryKeys, writeLook } from '#server/clients/looks.ts';
import { liftOrAsk } from '#server/approvals/liftOrAsk.ts';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import { routeOf } from '#server/http/route.ts';
import type { Confirming } from '#server/messages/confirmation.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { Store } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import { helperBy } from './helper.ts';
import { readReportFile } from './readReportFile.ts';
import { resendConfirmation } from './resendConfirmation.ts';
import { findByClaim, findByMark, findFailure, readReport, type Reading } from './readReports.ts';

interface Parameters extends Store, Confirming {
  readonly sessions: Sessions;
  readonly flows: readonly Flow[];
  readonly documents: DocumentStore;
  /** What searches are hidden by in the trail; a process makes one of its own without it. */
  readonly secret: string | undefined;
  /** What waits for a second operator. */
  readonly fourEyes: readonly FourEyesAct[];
}

const isReference = /^H\d{6,9}$/;
const isMark = /^[\da-f]{8}$/;

/**
 * POST /rest/report/search and /rest/report/:report/open, /documents/:document, /unlock and /resend: the helpdesk and operators find a report, read where somebody
 * was and what failed, without a value, lift a lock, and have it confirmed once more. Each is on the trail, with why. 403 for anybody else,
 * ACTIVE_REPORT_NOT_FOUND for a report that there is not.
 */
export const reportCalls: AreaPlugin<Parameters> = async (app, parameters) => {
  const { db, now, sessions, flows, secret, fourEyes } = parameters;
  const keyOf = queryKeys(secret);
  readReportFile(app, parameters);
  app.route({
    ...routeOf(calls.findReports),
    handler: async (request) => {
      const looking = lookingBy(request, helperBy(sessions, request), now());
      const { text, reason } = request.body;
      const typed = text.replaceAll(/\s/g, '').toUpperCase();
      return transact(db, async (trx) => {
        const reading = { trx, flows, now: now() };
        const failure = isReference.test(typed) ? await findFailure(reading, typed) : undefined;
        const reports = failure ? [] : await findBy(reading, typed);
        const found = reports.length + Number(failure !== undefined);
        await writeLook(trx, looking, {
          action: 'SEARCH',
          fields: ['report'],
          need: { reason },
          found,
          queryKey: keyOf(typed),
        });
        return { reports, ...(failure && { failure }) };
      });
    },
  });
  app.route({
    ...routeOf(calls.openReport),
    handler: async (request) => {
      const looking = lookingBy(request, helperBy(sessions, request), now());
      const { reason } = request.body;
      return transact(db, async (trx) => {
        const opened = await readReport({ trx, flows, now: now() }, request.params.report);
        if (!opened) throw new Failure('ACTIVE_REPORT_NOT_FOUND');
        await writeLook(trx, looking, {
          action: 'OPEN',
          fields: [`report ${opened.mark}`, ...(opened.files.length > 0 ? ['documents'] : [])],
          need: { reason },
        });
        return opened;
      });
    },
  });
  app.route({
    ...routeOf(calls.unlockReport),
    handler: async (request) => {
      const helper = helperBy(sessions, request);
      const looking = lookingBy(request, helper, now());
      const { words } = request.body;
      const opened = await readReport({ trx: db, flows, now: now() }, request.params.report);
      if (!opened) throw new Failure('ACTIVE_REPORT_NOT_FOUND');
      const { mark } = opened;
      const lifted = await transact(db, async (trx) => {
        await writeLook(trx, looking, {
          action: 'UNLOCK',
          fields: [`report ${mark}`],
          need: { reason: 'OTHER', words },
        });
        return liftOrAsk(trx, { mark, words, by: helper, at: looking.at, fourEyes });
      });
      if (lifted.isLifted)
        request.log.info({ event: 'draft.unlocked', mark, operator: helper.subject }, 'lock lifted');
      return lifted;
    },
  });
  app.route({
    ...routeOf(calls.resendConfirmation),
    handler: async (request) => {
      const looking = lookingBy(request, helperBy(sessions, request), now());
      const { report: id } = request.params;
      return transact(db, async (trx) => {
        const ways = await resendConfirmation(trx, parameters, { id, now: now() });
        await writeLook(trx, looking, {
          action: 'RESEND',
          fields: [`report ${markOf(id)}`],
          need: request.body,
        });
        return { ways: [...ways] };
      });
    },
  });
};

const findBy = (reading: Reading, typed: string) =>
  isMark.test(typed.toLowerCase()) ? findByMark(reading, typed.toLowerCase()) : findByClaim(reading, typed);
