import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Selectable } from 'kysely';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import { outgoingConsents } from '#server/outgoing/outgoingConsents.ts';
import { noticesOf } from '#server/reports/withNotice.ts';
import type { EvidenceTable } from '#server/store/evidenceTable.ts';
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

interface Exporting extends Store {
  readonly documents: DocumentStore;
}

/** A file that the export has beside its text. */
interface ExportedFile {
  readonly id: string;
  readonly path: string;
}

/** What is given out: its text, and the files beside it. */
export interface PersonExport {
  readonly text: string;
  readonly files: readonly ExportedFile[];
}

/**
 * Writes what the service keeps of a data subject into a new folder: `export.json` with every report of theirs, their files, and the PDF
 * of what they sent. Of reports of others it tells none. Source: GDPR art. 15 and 20.
 *
 * @throws Error where the folder is there already, nobody else has approved it or no reason is given
 */
export async function exportPerson(
  { db, now, documents }: Exporting,
  key: SubjectKey,
  { acting, folder }: { readonly acting: Acting; readonly folder: string },
): Promise<readonly ReportOutcome[]> {
  checkActing(acting);
  await mkdir(folder, { mode: 0o700 });
  await Promise.all(['documents', 'reports'].map((name) => mkdir(join(folder, name), { mode: 0o700 })));
  const { outcomes, exported } = await transact(db, async (trx) => {
    const at = now();
    const { own, others } = await findReports(trx, key);
    const all = [
      ...own.map((report) => outcomeOf(report)),
      ...others.map((report) => outcomeOf(report, 'OF_ANOTHER_REPORTER')),
    ];
    await notePersonAct(trx, { ...acting, act: 'EXPORT', foundBy: key.kind, at, outcomes: all });
    return { outcomes: all, exported: await describeReports(trx, own, { foundBy: key.kind, at }) };
  });
  for (const { id, path } of exported.files)
    await pipeline(await documents.read(id), createWriteStream(join(folder, path), { mode: 0o600 }));
  await writeFile(join(folder, 'export.json'), exported.text, { mode: 0o600 });
  return outcomes;
}

/** What is given out of reports, each as it is now. */
export async function describeReports(
  trx: Queries,
  reports: readonly SubjectReport[],
  { foundBy, at }: Pick<PersonAct, 'foundBy' | 'at'>,
): Promise<PersonExport> {
  const written = [];
  for (const report of reports) written.push(await describeReport(trx, report));
  const given = {
    exportVersion: 1,
    madeAt: at.toISOString(),
    foundBy,
    reports: written.map(({ told }) => told),
    notIncluded: [
      { what: 'Reports of others, where they name this person', why: 'They are of other reporters.' },
      { what: 'Registers of the insurer', why: 'Their keeper answers for them.' },
    ],
  };
  return {
    text: `${JSON.stringify(given, null, 2)}\n`,
    files: written.flatMap(({ files }) => files),
  };
}

async function describeReport(trx: Queries, report: SubjectReport) {
  const attached = await trx
    .selectFrom('attachment')
    .selectAll()
    .where('claim_uuid', '=', report.uuid)
    .where('state', '=', 'STORED')
    .orderBy('created_at')
    .execute();
  const evidence = await trx
    .selectFrom('evidence')
    .selectAll()
    .where('claim_uuid', '=', report.uuid)
    .executeTakeFirst();
  // A PDF is drawn after the report is sent.
  const drawn = evidence?.pdf_sha256 ? evidence : undefined;
  const documents = attached.map(({ id, name, ...file }) => ({
    documentId: id,
    name,
    documentType: file.document_type,
    type: file.type,
    size: file.size,
    sha256: file.sha256,
    uploadedAt: file.created_at,
    // A name that somebody typed names no file of ours.
    path: `documents/${id}${/^\.[a-z0-9]{1,5}$/i.exec(extname(name))?.[0] ?? ''}`,
  }));
  const files: ExportedFile[] = [
    ...documents.map(({ documentId, path }) => ({ id: documentId, path })),
    ...(drawn ? [{ id: drawn.id, path: pdfOf(report) }] : []),
  ];
  const told = {
    claimRequestUuid: report.uuid,
    claimNumber: report.claim_number,
    claimType: report.claim_type,
    flowType: report.flow_type,
    state: report.state,
    language: report.language,
    begunAt: report.created_at,
    changedAt: report.updated_at,
    sentAt: evidence?.sent_at ?? null,
    handedOverAt: report.handed_over_at,
    answers: report.detail,
    documents,
    consents: evidence ? consentsIn(evidence) : [],
    messages: [...(await noticesOf(trx, report.uuid)), ...(await statusMessagesOf(trx, report.uuid))],
    ...(drawn && { pdf: pdfOf(report) }),
  };
  return { told, files };
}

/** What was agreed to, with the words that were read and the build that showed them. */
const consentsIn = (evidence: Selectable<EvidenceTable>) =>
  outgoingConsents(evidence).map((one, at) => ({
    ...one,
    words: evidence.consents[at]?.words,
    build: evidence.build,
  }));

/** The messages that something has changed. */
const statusMessagesOf = async (trx: Queries, uuid: string) =>
  (
    await trx
      .selectFrom('status_message')
      .select(['channel', 'kind', 'sent_at'])
      .where('claim_uuid', '=', uuid)
      .where('sent_at', 'is not', null)
      .orderBy('sent_at')
      .execute()
  ).map(({ channel: by, kind, sent_at: sentAt }) => ({ by, kind, state: 'SENT', sentAt }));

const pdfOf = ({ claim_number: number, uuid }: SubjectReport): string => `reports/${number ?? uuid}.pdf`;
