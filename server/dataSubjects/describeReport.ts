import { extname } from 'node:path';
import { sql, type Selectable } from 'kysely';
import { markOf } from '#machines/service/draftLocks.ts';
import { outgoingConsents } from '#server/outgoing/outgoingConsents.ts';
import { noticesOf } from '#server/reports/withNotice.ts';
import { saidOf } from '#server/reports/withProgress.ts';
import type { EvidenceTable } from '#server/store/evidenceTable.ts';
import type { Queries } from '#server/store/tables.ts';
import type { SubjectReport } from './findReports.ts';

/** A file that the export has beside its text. */
export interface ExportedFile {
  readonly id: string;
  readonly path: string;
}

/** A report with all that is kept with it, as `export.json` has it. */
export interface GivenReport {
  readonly claimRequestUuid: string;
  readonly claimNumber: string | null;
  readonly claimType: SubjectReport['claim_type'];
  readonly flowType: SubjectReport['flow_type'];
  readonly state: SubjectReport['state'];
  readonly language: SubjectReport['language'];
  readonly begunAt: Date;
  readonly changedAt: Date;
  readonly sentAt: Date | null;
  readonly handedOverAt: Date | null;
  readonly answers: object;
  readonly documents: readonly GivenDocument[];
  readonly consents: readonly GivenWords[];
  /** The steps that the core said of it. */
  readonly steps: readonly { readonly at: string; readonly step: string }[];
  readonly messages: readonly GivenMessage[];
  readonly handedOver: readonly GivenEvent[];
  readonly looks: readonly GivenLook[];
  readonly pdf?: string;
}

interface GivenDocument {
  readonly documentId: string;
  readonly name: string;
  readonly documentType: string | null;
  readonly type: string;
  readonly size: number;
  readonly sha256: string;
  readonly uploadedAt: Date;
  readonly path: string;
}

interface GivenWords {
  readonly key: string;
  readonly version: number;
  readonly language: string;
  readonly sha256: string;
  readonly value: boolean;
  readonly at: string;
  readonly words: string;
  readonly build: string;
}

interface GivenMessage {
  readonly by: string;
  readonly kind?: string;
  readonly state: string;
  readonly sentAt?: string | Date | null | undefined;
}

/** What left for the core, and what became of it. */
interface GivenEvent {
  readonly at: Date;
  readonly event: string;
  readonly state: string;
}

/** What somebody of ours did with a report: their role, and no name. */
interface GivenLook {
  readonly at: Date;
  readonly role: string;
  readonly act: string;
}

/** What is given out of one report, and the files beside it. */
export async function describeReport(
  trx: Queries,
  report: SubjectReport,
): Promise<{ readonly given: GivenReport; readonly files: readonly ExportedFile[] }> {
  const evidence = await trx
    .selectFrom('evidence')
    .selectAll()
    .where('claim_uuid', '=', report.uuid)
    .executeTakeFirst();
  // A PDF is drawn after the report is sent.
  const drawn = evidence?.pdf_sha256 ? evidence : undefined;
  const documents = await documentsOf(trx, report.uuid);
  const files: ExportedFile[] = [
    ...documents.map(({ documentId, path }) => ({ id: documentId, path })),
    ...(drawn ? [{ id: drawn.id, path: pdfOf(report) }] : []),
  ];
  const given: GivenReport = {
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
    steps: await stepsOf(trx, report.uuid),
    messages: [...(await noticesOf(trx, report.uuid)), ...(await statusMessagesOf(trx, report.uuid))],
    handedOver: await eventsOf(trx, report.uuid),
    looks: await looksOf(trx, report.uuid),
    ...(drawn && { pdf: pdfOf(report) }),
  };
  return { given, files };
}

async function documentsOf(trx: Queries, uuid: string): Promise<GivenDocument[]> {
  const attached = await trx
    .selectFrom('attachment')
    .selectAll()
    .where('claim_uuid', '=', uuid)
    .where('state', '=', 'STORED')
    .orderBy('created_at')
    .execute();
  return attached.map(({ id, name, ...file }) => ({
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
}

/** What was agreed to, with the words that were read and the build that showed them. */
const consentsIn = (evidence: Selectable<EvidenceTable>): GivenWords[] =>
  outgoingConsents(evidence).map((one, at) => ({
    ...one,
    words: evidence.consents[at]?.words ?? '',
    build: evidence.build,
  }));

const stepsOf = async (trx: Queries, uuid: string): Promise<GivenReport['steps']> =>
  [...(await saidOf(trx, uuid)).values()]
    .flat()
    .flatMap(({ at, step }) => (step === undefined ? [] : [{ at, step }]));

/** The messages that something has changed. */
const statusMessagesOf = async (trx: Queries, uuid: string): Promise<GivenMessage[]> =>
  (
    await trx
      .selectFrom('status_message')
      .select(['channel', 'kind', 'sent_at'])
      .where('claim_uuid', '=', uuid)
      .where('sent_at', 'is not', null)
      .orderBy('sent_at')
      .execute()
  ).map(({ channel: by, kind, sent_at: sentAt }) => ({ by, kind, state: 'SENT', sentAt }));

async function eventsOf(trx: Queries, uuid: string): Promise<readonly GivenEvent[]> {
  const { rows } = await sql<GivenEvent>`select since as at, type as event, state
    from outgoing where report = ${uuid} order by number`.execute(trx);
  return rows;
}

async function looksOf(trx: Queries, uuid: string): Promise<readonly GivenLook[]> {
  const { rows } = await sql<GivenLook>`select at, role, action as act
    from look where fields::text like '%report %' and fields::text like ${`%report ${markOf(uuid)}%`}
    order by id`.execute(trx);
  return rows;
}

const pdfOf = ({ claim_number: number, uuid }: SubjectReport): string => `reports/${number ?? uuid}.pdf`;
