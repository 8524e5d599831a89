import { sql, type RawBuilder } from 'kysely';
import { closedName, reportName } from '#machines/claim/derived/reportName.ts';
import { findLine } from '#machines/flows/lines.ts';
import { workingDayAfter } from '#machines/report/workingDayAfter.ts';
import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import { headlineOf } from '#machines/service/sent/claimOutcome.ts';
import type { SentReport } from '#machines/service/sent/sentReport.ts';
import { mayEnter } from '#server/sessions/roles.ts';
import type { Session } from '#server/sessions/sessions.ts';
import type { Queries } from '#server/store/tables.ts';
import { dayOf } from './claimProgress.ts';
import { isOpenIn } from './isOpenIn.ts';
import { findDetailOf } from './storedClaim.ts';
import { saidOf, withProgress } from './withProgress.ts';

interface Asking {
  readonly session: Session;
  readonly isOpen: boolean;
  /** The condition that a report is of whom the session has identified; undefined for nobody in particular. */
  readonly theirs: RawBuilder<boolean> | undefined;
  readonly now: Date;
}

/**
 * The reports of a session that were sent and, where it is identified, those of the same reporter, the last one first. To one that has
 * expired, and to users of ours for what is not of their session, nothing is said of them but that they are there.
 */
export async function listSent(db: Queries, { session, isOpen, theirs, now }: Asking): Promise<SentReport[]> {
  const shown = mayEnter(session.identity) ? undefined : theirs;
  const rows = await db
    .selectFrom('claim_request')
    .select(['uuid', 'claim_type', 'flow_type', 'detail', 'schema_version', 'result', 'updated_at'])
    .select(['session_id', 'opened_at', (shown ?? sql<boolean>`false`).as('is_theirs')])
    .where((one) => one.or([one('session_id', '=', session.id), ...(shown ? [shown] : [])]))
    .where('state', '=', 'FINAL')
    // Documents and questions that were added are shown with the claim they belong to.
    .where('flow_type', '=', 'DRAFT')
    .orderBy('updated_at', 'desc')
    .limit(100)
    .execute();
  const isTold = (row: (typeof rows)[number]) => row.is_theirs || (isOpen && isOpenIn(session, row));
  const said = await saidOf(db, ...rows.filter(isTold).map(({ uuid }) => uuid));
  return rows.map((row) => {
    const claim = findDetailOf(row);
    const name = claim ? reportName(claim, findLine(row.claim_type)?.event) : {};
    const result = isTold(row) && row.result ? withProgress(row.result, said, now) : null;
    return {
      claimRequestUuid: row.uuid,
      claimType: row.claim_type,
      name: isTold(row) ? name : closedName(name),
      sentAt: row.updated_at.toISOString(),
      ...(result && { claims: result.claimList, ...nextWord(result, now) }),
    };
  });
}

/** What the core has promised first; before it says anything, the two working days within which somebody calls. */
function nextWord({ claimList, acceptedOn }: FinalizeAnswer, now: Date): Pick<SentReport, 'by'> {
  const promised = claimList.flatMap(({ progress }) => progress ?? []);
  if (promised.length > 0) {
    const [by] = promised.flatMap((progress) => progress.by ?? []).toSorted();
    return by === undefined ? {} : { by };
  }
  if (acceptedOn === undefined || headlineOf(claimList) !== 'ACCEPTED') return {};
  const by = workingDayAfter(acceptedOn, 2);
  return by < dayOf(now.toISOString()).toString() ? {} : { by };
}
