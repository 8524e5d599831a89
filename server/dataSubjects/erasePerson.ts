import type { StayReason } from '#machines/service/sales/operatorActs.ts';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import { noteErased, notTakenOf } from '#server/outgoing/noteErased.ts';
import type { Queries, Store } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import { findReports, type SubjectReport } from './findReports.ts';
import {
  checkActing,
  notePersonAct,
  outcomeOf,
  type Acting,
  type PersonAct,
  type ReportOutcome,
} from './personActs.ts';
import type { SubjectKey } from './subjectKey.ts';

interface Erasing extends Store {
  readonly documents: DocumentStore;
}

/**
 * Erases the reports of a data subject with their files, and tells what became of each: a draft goes, a sent report goes once it was
 * handed over and the core has taken every event of it, others stay and why. Of a claim its number and kind of insurance are left, and that
 * its report is gone is told to a core that was told of it. Source: GDPR art. 17.
 *
 * @throws Error where nobody else has approved it or no reason is given
 */
export async function erasePerson(
  { db, now, documents }: Erasing,
  key: SubjectKey,
  acting: Acting,
): Promise<readonly ReportOutcome[]> {
  const { outcomes, files } = await transact(db, async (trx) => {
    const found = await findReports(trx, key);
    await forgetContact(trx, key);
    return eraseFound(trx, found, { ...acting, foundBy: key.kind, at: now() });
  });
  await removeErased({ db, documents }, files);
  return outcomes;
}

/** Reports by their names, and those of others that tell of the person. */
interface Found {
  readonly own: readonly Pick<SubjectReport, 'uuid'>[];
  readonly others: readonly SubjectReport[];
}

/** What became of each report, and the files that are no more. */
interface Erased {
  readonly outcomes: readonly ReportOutcome[];
  readonly files: readonly string[];
}

/**
 * Erases reports that were found, in a transaction, but for their files: `removeErased` does that once it is committed.
 *
 * @throws Error where nobody else has approved it or no reason is given
 */
export async function eraseFound(
  trx: Queries,
  { own, others }: Found,
  by: Omit<PersonAct, 'act' | 'outcomes'>,
): Promise<Erased> {
  checkActing(by);
  const erased: SubjectReport[] = [];
  const outcomes: ReportOutcome[] = [];
  for (const { uuid } of own) {
    // What is sent meanwhile stays: the state counts that it has now.
    const report = await lockedReport(trx, uuid);
    if (!report) continue;
    const notTaken = await notTakenOf(trx, [uuid]);
    const stays = notTaken.has(uuid) ? 'NOT_HANDED_OVER' : whyStays(report);
    outcomes.push(outcomeOf(report, stays));
    if (!stays) erased.push(report);
  }
  outcomes.push(...others.map((report) => outcomeOf(report, 'OF_ANOTHER_REPORTER')));
  const uuids = erased.map(({ uuid }) => uuid);
  await noteErased(trx, { uuids, now: () => by.at, knowsSubject: false });
  const files = await eraseReports(trx, erased);
  await notePersonAct(trx, { ...by, act: 'ERASE', outcomes });
  return { outcomes, files };
}

/** Removes the files of reports that are gone. Those of a process that ends before are removed by the next sweep. */
export async function removeErased(
  { db, documents }: Pick<Erasing, 'db'> & { readonly documents: Pick<DocumentStore, 'remove'> },
  files: readonly string[],
): Promise<void> {
  for (const id of files) {
    await documents.remove(id);
    await db.deleteFrom('stored_file').where('id', '=', id).execute();
    await db.deleteFrom('evidence').where('id', '=', id).execute();
  }
}

const whyStays = ({ state, handed_over_at: handedOver }: SubjectReport): StayReason | undefined => {
  if (state === 'FINALIZING') return 'BEING_SENT';
  return state === 'FINAL' && handedOver === null ? 'NOT_HANDED_OVER' : undefined;
};

const lockedReport = (trx: Queries, uuid: string) =>
  trx.selectFrom('claim_request').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();

/** Erases rows of reports and gives the names of their files. */
async function eraseReports(trx: Queries, reports: readonly SubjectReport[]): Promise<string[]> {
  const uuids = reports.map(({ uuid }) => uuid);
  if (uuids.length === 0) return [];
  const attached = await trx.selectFrom('attachment').select('id').where('claim_uuid', 'in', uuids).execute();
  const drawn = await trx.selectFrom('evidence').select('id').where('claim_uuid', 'in', uuids).execute();
  const unknown = {
    claim_uuid: null,
    policy_number: null,
    registration_no: null,
    vin: null,
    incident_date: null,
  };
  await trx.updateTable('registered_claim').set(unknown).where('claim_uuid', 'in', uuids).execute();
  await trx.deleteFrom('draft_lock').where('claim_uuid', 'in', uuids).execute();
  await trx.deleteFrom('claim_request').where('uuid', 'in', uuids).execute();
  await endSessions(
    trx,
    reports.map((report) => report.session_id),
  );
  return [...attached, ...drawn].map(({ id }) => id);
}

/** The browsers that had nothing but these reports know nobody any more. */
const endSessions = (trx: Queries, ids: readonly string[]) =>
  trx
    .deleteFrom('session')
    .where('id', 'in', [...new Set(ids)])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('claim_request').select('uuid').whereRef('session_id', '=', 'session.id'))),
    )
    .execute();

/** What was shown or is being shown to be somebody's contact. */
async function forgetContact(trx: Queries, { kind, value }: SubjectKey): Promise<void> {
  if (kind !== 'email' && kind !== 'tel') return;
  await trx.deleteFrom('contact_code').where('value', '=', value).execute();
  await trx.deleteFrom('session_identity').where('value', '=', value).execute();
}
