import type { Selectable } from 'kysely';
import { limits } from '../../machines/claim/limits.ts';
import { calls } from '../../machines/service/calls.ts';
import { Failure } from '../../machines/service/failures.ts';
import { getOwnClaim } from '../auth/getOwnClaim.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';
import { withLateFile } from '../finalize/uploadOutcome.ts';
import type { Db, Queries, Tables } from '../store/tables.ts';
import { createGate } from './gate.ts';
import { documentOf } from './findDocuments.ts';
import { checkState } from '../claims/checkState.ts';
import { lockReport } from './lockReport.ts';
import { receiveFile, type ReceivedFile } from './receiveFile.ts';

/** As many as a browser sends at once, and a report full of others that wait. */
const ofSession = { atOnce: 3, waiting: 30 };
const ofProcess = { atOnce: 40, waiting: 400 };

/** A report being written, and one just sent, from the session that sent it. */
const takesFiles = ['DRAFT', 'FINAL'] as const;

/**
 * POST /rest/:service/:claimRequestUuid/documents: one file, streamed, checked and stored under a name of ours. 245000016 for one
 * that is there already, 245000030 for a type of document nobody listed, 245000024 when the report is full, else the codes of
 * inspectFile. A claim just sent still takes, from the session that sent it, what did not get through with it.
 */
export function uploadDocument(app: App, service: Service): void {
  const bySession = createGate(ofSession);
  const here = createGate(ofProcess);
  app.route({
    ...routeOf(calls.uploadDocument),
    handler: async (request) => {
      const claim = await getOwnClaim(service, request.session, request.params.claimRequestUuid);
      checkState(claim.state, takesFiles);
      // What no report could take is not even read.
      if (Number(request.headers['content-length']) > limits.filesBytes) throw new Failure('245000029');
      await checkRoom(service.db, claim.uuid, 1);
      return bySession(claim.session_id, () =>
        here('', () => receiveFile(request, (file) => keep(service, claim.uuid, file))),
      );
    },
  });
}

async function keep(
  { db, documents, codelists, inspector, now }: Service,
  claimUuid: string,
  file: ReceivedFile,
) {
  const types = codelists.find('document-type');
  if (file.documentType !== undefined && !types?.some(({ code }) => code === file.documentType)) {
    throw new Failure('245000030', { params: { name: 'documentType' } });
  }
  const type = await inspector.inspect(file);
  // Noted before: where the process is killed in between, the file is found and swept.
  await db.insertInto('stored_file').values({ id: file.id, created_at: now() }).execute();
  await documents.keep(file.id, file.path);
  try {
    return documentOf(await register(db, { claimUuid, file, type, at: now() }));
  } catch (error) {
    await documents.remove(file.id);
    throw error;
  }
}

interface Registration {
  readonly claimUuid: string;
  readonly file: ReceivedFile;
  readonly type: string;
  readonly at: Date;
}

// The report's row is locked: of two uploads at once neither can slip past the limits.
const register = (db: Db, { claimUuid, file, type, at }: Registration) =>
  db.transaction().execute(async (trx) => {
    const state = await lockReport(trx, claimUuid, takesFiles);
    await checkRoom(trx, claimUuid, file.size);
    const row = await trx
      .insertInto('attachment')
      .values({
        id: file.id,
        claim_uuid: claimUuid,
        name: file.name,
        size: file.size,
        sha256: file.sha256,
        type,
        document_type: file.documentType ?? null,
        created_at: at,
        kept: state === 'FINAL',
      })
      .onConflict((conflict) => conflict.columns(['claim_uuid', 'sha256']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw new Failure('245000016');
    if (state === 'FINAL') await joinLate(trx, row);
    return row;
  });

/** What became of the files is told by the result of the report, also of what joins it after it was sent. */
async function joinLate(
  trx: Queries,
  {
    claim_uuid: uuid,
    document_type: type,
  }: Pick<Selectable<Tables['attachment']>, 'claim_uuid' | 'document_type'>,
): Promise<void> {
  const { result, detail } = await trx
    .selectFrom('claim_request')
    .select(['result', 'detail'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  if (result === null) return;
  const { requiredDocuments: required } = detail;
  const isRequired = Array.isArray(required) && required.includes(type);
  await trx
    .updateTable('claim_request')
    .set({ result: JSON.stringify(withLateFile(result, { isRequired })) })
    .where('uuid', '=', uuid)
    .execute();
}

async function checkRoom(db: Queries, claimUuid: string, bytes: number): Promise<void> {
  const { files, size } = await db
    .selectFrom('attachment')
    .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum<number | null>('size').as('size')])
    .where('claim_uuid', '=', claimUuid)
    .executeTakeFirstOrThrow();
  if (files >= limits.files || (size ?? 0) + bytes > limits.filesBytes) {
    throw new Failure('245000024', { params: { maxFiles: limits.files, totalLimit: limits.filesBytes } });
  }
}
