import type { ExpressionBuilder } from 'kysely';
import { limits } from '#machines/claim/limits.ts';
import { calls } from '#machines/service/calls.ts';
import { Failure, isFailureCode } from '#machines/calls/failures.ts';
import { getOwnClaim, type Ownership } from '#server/reports/getOwnClaim.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { tellResult } from './uploadOutcome.ts';
import { noteDocument } from '#server/outgoing/documents.ts';
import { noteFollowing, type NoteOutgoing } from '#server/outgoing/noteOutgoing.ts';
import { answeredAsks } from '#server/reports/answeredAsks.ts';
import { sentNumber } from '#server/reports/sentNumber.ts';
import type { SaidOfClaim } from '#server/reports/saidOfClaim.ts';
import { saidOf, saidOfNumber } from '#server/reports/withProgress.ts';
import type { Db, Queries, Tables } from '#server/store/tables.ts';
import { documentOf } from './findDocuments.ts';
import { checkState } from '#server/reports/checkState.ts';
import type { DocumentStore } from './documentStore.ts';
import type { Inspector, Passed } from './inspector.ts';
import { lockReport } from './lockReport.ts';
import { createUploadGate } from './gate.ts';
import type { Counted } from '#server/sessions/callers.ts';
import { receiveFile, type ReceivedFile } from './receiveFile.ts';
import type { Codelists } from '#server/codelists/codelists.ts';
import { transact } from '#server/store/transact.ts';

/** A report being written, and one just sent, from the session that sent it. */
const takesFiles = ['DRAFT', 'FINAL'] as const;

interface Uploading extends Ownership, Counted {
  readonly documents: DocumentStore;
  readonly codelists: Codelists;
  readonly inspector: Inspector;
  /** Undefined where nothing leaves the service. */
  readonly noteOutgoing?: NoteOutgoing | undefined;
}

/**
 * POST /rest/:service/:claimRequestUuid/documents: one file, streamed, checked and stored under a name of ours. 245000016 for one
 * that is there already, 245000030 for a type of document nobody listed, 245000024 when the report is full, else the codes of
 * inspectFile. While the virus scanner is away a file is taken and checked later. A claim just sent still takes, from the session
 * that sent it, what did not get through with it.
 */
export function uploadDocument(app: App, service: Uploading): void {
  const { callerOf, limits: callers } = service;
  const enter = createUploadGate(callers.uploads);
  app.route({
    ...routeOf(calls.uploadDocument),
    handler: async (request) => {
      const claim = await getOwnClaim(service, request.session, request.params.claimRequestUuid);
      checkState(claim.state, takesFiles);
      // What no report could take is not even read.
      if (Number(request.headers['content-length']) > limits.filesBytes) throw new Failure('245000029');
      await checkRoom(service.db, claim.uuid, 1);
      return enter(callerOf(request), () =>
        receiveFile(request, callers.uploads, (file) => keep(service, claim.uuid, file)),
      );
    },
  });
}

async function keep(
  { db, documents, codelists, inspector, now, noteOutgoing }: Uploading,
  claimUuid: string,
  file: ReceivedFile,
) {
  const types = codelists.find('document-type');
  if (file.documentType !== undefined && !types?.some(({ code }) => code === file.documentType)) {
    throw new Failure('245000030', { params: { name: 'documentType' } });
  }
  const passed = await inspector.inspect(file);
  // Noted before: where the process is killed in between, the file is found and swept.
  await db.insertInto('stored_file').values({ id: file.id, created_at: now() }).execute();
  await documents.keep(file.id, file.path);
  try {
    return documentOf(await register(db, { claimUuid, file, passed, noteOutgoing, at: now() }));
  } catch (error) {
    await documents.remove(file.id);
    throw error;
  }
}

interface Registration {
  readonly claimUuid: string;
  readonly file: ReceivedFile;
  readonly passed: Passed;
  readonly noteOutgoing: NoteOutgoing | undefined;
  readonly at: Date;
}

// The report's row is locked: of two uploads at once neither can slip past the limits.
const register = (db: Db, { claimUuid, file, passed, noteOutgoing, at }: Registration) =>
  transact(db, async (trx) => {
    const state = await lockReport(trx, claimUuid, takesFiles);
    await checkRoom(trx, claimUuid, file.size);
    await forgetRefused(trx, claimUuid, { file, passed });
    const row = await trx
      .insertInto('attachment')
      .values({
        id: file.id,
        claim_uuid: claimUuid,
        name: file.name,
        size: file.size,
        sha256: file.sha256,
        type: passed.type,
        document_type: file.documentType ?? null,
        created_at: at,
        kept: state === 'FINAL',
        state: passed.isScanned ? 'STORED' : 'CHECKING',
      })
      .onConflict((conflict) => conflict.columns(['claim_uuid', 'sha256']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw new Failure('245000016');
    if (state !== 'FINAL') return row;
    await tellResult(trx, row, 'JOINED');
    await noteDocument(noteOutgoing, trx, 'document.added', row);
    const documents = [{ documentId: row.id, documentType: row.document_type ?? undefined }];
    for (const said of await saidAbout(trx, claimUuid))
      for (const data of answeredAsks(said, { documents }))
        await noteFollowing(noteOutgoing, trx, claimUuid, { type: 'answer.given', data: { ...data } });
    return row;
  });

/** What the core said of the claims that a sent report is about: its own, or the one that it was added to. */
async function saidAbout(trx: Queries, claimUuid: string): Promise<readonly (readonly SaidOfClaim[])[]> {
  const own = [...(await saidOf(trx, claimUuid)).values()];
  if (own.length > 0) return own;
  const number = await sentNumber(trx, claimUuid);
  return number === undefined ? [] : [await saidOfNumber(trx, number)];
}

// The same file may be sent again when the scanner has been told better, not while nobody can ask it.
async function forgetRefused(
  trx: Queries,
  claimUuid: string,
  { file, passed }: Pick<Registration, 'file' | 'passed'>,
): Promise<void> {
  const ofSame = (one: ExpressionBuilder<Tables, 'attachment'>) =>
    one.and({ claim_uuid: claimUuid, sha256: file.sha256, state: 'REFUSED' });
  const found = await trx.selectFrom('attachment').select('refusal').where(ofSame).executeTakeFirst();
  const refusal = found?.refusal;
  if (!refusal) return;
  if (!passed.isScanned) throw new Failure(isFailureCode(refusal) ? refusal : '245000028');
  await trx.deleteFrom('attachment').where(ofSame).execute();
}

async function checkRoom(db: Queries, claimUuid: string, bytes: number): Promise<void> {
  const { files, size } = await db
    .selectFrom('attachment')
    .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum<number | null>('size').as('size')])
    .where('claim_uuid', '=', claimUuid)
    .where('state', '<>', 'REFUSED')
    .executeTakeFirstOrThrow();
  if (files >= limits.files || (size ?? 0) + bytes > limits.filesBytes) {
    throw new Failure('245000024', { params: { maxFiles: limits.files, totalLimit: limits.filesBytes } });
  }
}
