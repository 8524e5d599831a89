import { markOf } from '#machines/service/draftLocks.ts';
import { sql, type Selectable } from 'kysely';
import { situationOf } from '#machines/flow/situation.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { HelpdeskReport } from '#machines/service/helpdesk.ts';
import { isWithReport } from '#machines/service/documents.ts';
import type { FoundReport, OpenedReport } from '#machines/service/sales/reportCalls.ts';
import { endOfLock } from '#server/drafts/draftLock.ts';
import { findDocuments } from '#server/documents/findDocuments.ts';
import { noticesOf } from '#server/reports/withNotice.ts';
import { findDetailOf, findFlow } from '#server/reports/storedClaim.ts';
import type { Queries, Tables } from '#server/store/tables.ts';

/** More than these are no answer to a question about one report. */
const most = 20;

const columns = [
  'uuid',
  'claim_number',
  'claim_type',
  'flow_type',
  'state',
  'schema_version',
  'detail',
  'created_at',
  'updated_at',
] as const;
type Row = Pick<Selectable<Tables['claim_request']>, (typeof columns)[number]> & {
  readonly locks: number | null;
  readonly until: Date | null;
};

/** Where a report is looked for, and by which clock. */
export interface Reading {
  readonly trx: Queries;
  readonly flows: readonly Flow[];
  readonly now: Date;
}

const rowsOf = ({ trx }: Reading) =>
  trx
    .selectFrom('claim_request')
    .leftJoin('draft_lock', 'draft_lock.claim_uuid', 'claim_request.uuid')
    .select(columns)
    .select(['draft_lock.locks as locks', 'draft_lock.locked_until as until']);

/** The report of a claim, and what was added to it later. */
export async function findByClaim(reading: Reading, claimNumber: string): Promise<FoundReport[]> {
  const rows = await rowsOf(reading)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('claim_request.claim_number', '=', claimNumber),
        exists(
          selectFrom('claim_addition')
            .select('claim_addition.claim_uuid')
            .whereRef('claim_addition.claim_uuid', '=', 'claim_request.uuid')
            .where('claim_addition.claim_number', '=', claimNumber),
        ),
      ]),
    )
    .orderBy('created_at')
    .limit(most)
    .execute();
  return rows.map((row) => told(reading, row));
}

/** The reports whose mark a reporter reads from their page. */
export async function findByMark(reading: Reading, mark: string): Promise<FoundReport[]> {
  const rest = (digit: string) =>
    `${mark}-${digit.repeat(4)}-${digit.repeat(4)}-${digit.repeat(4)}-${digit.repeat(12)}`;
  const rows = await rowsOf(reading)
    .where('uuid', '>=', rest('0'))
    .where('uuid', '<=', rest('f'))
    .limit(most)
    .execute();
  return rows.map((row) => told(reading, row));
}

/** What a browser told the helpdesk under a reference; undefined for one that nobody was given. */
export async function findFailure({ trx }: Reading, reference: string): Promise<HelpdeskReport | undefined> {
  const row = await trx
    .selectFrom('helpdesk_report')
    .select('report')
    .where('number', '=', Number(reference.slice(1)))
    .executeTakeFirst();
  return row && HelpdeskReport.parse(row.report);
}

/** A report with where somebody was and what failed; undefined for one that there is not. */
export async function readReport(reading: Reading, id: string): Promise<OpenedReport | undefined> {
  const { trx, flows } = reading;
  const row = await rowsOf(reading).where('uuid', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const failed = await trx
    .selectFrom('process')
    .select([sql<string>`failure ->> 'code'`.as('code'), 'created_at as at'])
    .where('claim_uuid', '=', id)
    .where('failure', 'is not', null)
    .execute();
  const files = await findDocuments(trx, id);
  const failures = [
    ...failed.map(({ code, at }) => ({ code, at: at.toISOString() })),
    ...files.flatMap(({ refusal, uploadedAt }) =>
      refusal === undefined ? [] : [{ code: refusal, at: uploadedAt }],
    ),
  ];
  const pages = pagesOf(flows, row);
  return {
    ...told(reading, row, pages),
    pages,
    failures: failures.toSorted((one, other) => one.at.localeCompare(other.at)),
    documents: files.filter(isWithReport).length,
    files,
    messages: await noticesOf(trx, id),
  };
}

/** The pages that the answers lead through; none where no such flow is served or it cannot read them. */
function pagesOf(flows: readonly Flow[], row: Row): OpenedReport['pages'] {
  const flow = findFlow(flows, row);
  const detail = flow && findDetailOf(row);
  if (!detail) return [];
  const { walked, isDone } = situationOf(flow, detail);
  const isSent = row.state === 'FINAL';
  return walked.map((page) => ({ code: page.code, view: page.view, isDone: isSent || isDone(page) }));
}

function told({ flows, now }: Reading, row: Row, pages?: OpenedReport['pages']): FoundReport {
  const { uuid, claim_number, claim_type, flow_type, state, created_at, updated_at, locks, until } = row;
  const end = locks === null ? undefined : endOfLock({ locks, locked_until: until }, now);
  // Of a report that is no draft any more nobody asks which page comes next.
  const open = state === 'DRAFT' ? (pages ?? pagesOf(flows, row)) : [];
  const lastPage = open.find(({ isDone }) => !isDone)?.view;
  return {
    id: uuid,
    mark: markOf(uuid),
    ...(claim_number && { claimNumber: claim_number }),
    claimType: claim_type,
    flowType: flow_type,
    state,
    begunAt: created_at.toISOString(),
    changedAt: updated_at.toISOString(),
    ...(lastPage && { lastPage }),
    ...(locks !== null &&
      end && { lock: { locks, ...(end !== 'OPERATOR' && { until: end.toISOString() }) } }),
  };
}
