import { situationOf } from '#machines/flow/situation.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { telephoneCalls as calls, type TelephoneProgress } from '#machines/service/sales/telephoneCalls.ts';
import { lookerOf } from '#server/clients/looker.ts';
import { maxFailures } from '#server/drafts/handOver.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { StoredClaimRow } from '#server/reports/getOwnClaim.ts';
import { findDetailOf, findFlow } from '#server/reports/storedClaim.ts';
import type { Store } from '#server/store/tables.ts';
import { getBegunReport, mayRead } from './begunReport.ts';
import type { Telephoning } from './telephoning.ts';

/**
 * GET /rest/client/:client/report/:report/given: how far the client is in a report that was given to them. It tells pages and no value, so
 * only giving it is a look. 245000017 for a client, ACTIVE_REPORT_NOT_FOUND for a report that the user has not begun for them.
 */
export function givenReport(app: App, { db, now, sessions, flows }: Telephoning): void {
  app.route({
    ...routeOf(calls.givenReport),
    handler: async (request): Promise<TelephoneProgress> => {
      const looker = lookerOf(sessions, request);
      const begun = await getBegunReport(db, looker, request.params);
      const { claim } = begun;
      return {
        state: await stateOf({ db, now }, claim),
        ...(claim.state === 'DRAFT' ? pagesOf(flows, claim) : { done: 0, pages: 0 }),
        ...(claim.claim_number && { claimNumber: claim.claim_number }),
        mayOpen: mayRead(looker, begun),
      };
    },
  });
}

async function stateOf({ db, now }: Store, claim: StoredClaimRow): Promise<TelephoneProgress['state']> {
  if (claim.state === 'FINAL') return 'SENT';
  if (claim.state !== 'DRAFT') return 'GONE';
  const given = await db
    .selectFrom('given_report')
    .select('taken_at')
    .where('claim_uuid', '=', claim.uuid)
    .executeTakeFirst();
  if (given?.taken_at) return 'TAKEN';
  const open = await db
    .selectFrom('hand_over')
    .select('claim_uuid')
    .where('claim_uuid', '=', claim.uuid)
    .where('failures', '<', maxFailures)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return given && open ? 'GIVEN' : 'LAPSED';
}

/** The page that a report goes on with, and how many of those that its answers lead through are done. */
function pagesOf(
  flows: readonly Flow[],
  claim: StoredClaimRow,
): Pick<TelephoneProgress, 'page' | 'done' | 'pages'> {
  const flow = findFlow(flows, claim);
  const detail = flow && findDetailOf(claim);
  if (!detail) return { done: 0, pages: 0 };
  const { walked, isDone, firstIncomplete } = situationOf(flow, detail);
  return { page: firstIncomplete.view, done: walked.filter(isDone).length, pages: walked.length };
}
