import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { Failure } from '#machines/calls/failures.ts';
import { openDocuments } from '#server/documents/openDocuments.ts';
import { beginWith, type Begun } from './drafts.ts';
import { pdf } from './files.ts';
import { multipart } from './multipart.ts';
import { startService, type TestService } from './service.ts';
import { answered, smallFlow } from './smallFlow.ts';

const report = { ...answered, incidentDate: '2026-09-01' };

describe('a report with a file that the store has lost', () => {
  let service: TestService;
  let begun: Begun;
  let lost: string;
  const lines: string[] = [];
  beforeEach(async () => {
    const log = { level: 'error' as const, stream: { write: (line: string) => void lines.push(line) } };
    service = await startService({ flows: [smallFlow], log });
    begun = await beginWith(service, report);
    const ids = [await upload(begun, 'smlouva'), await upload(begun, 'fotka')];
    lost = ids[0] ?? '';
  });
  afterEach(async () => {
    lines.length = 0;
    await service.close();
  });

  const upload = async ({ reporter, params }: Begun, text: string) => {
    const file = multipart({ name: `${text}.pdf`, content: pdf(text), documentType: 'DAMAGE_PHOTO' });
    const { body } = await reporter.send({
      method: 'POST',
      url: pathOf(calls.uploadDocument.path, params),
      ...file,
    });
    return calls.uploadDocument.answer.parse(body).documentId;
  };
  const listed = async () => {
    const { documents } = await begun.reporter.call(calls.listDocuments, { params: begun.params });
    return documents.map(({ name, state, refusal }) => [name, state, refusal]);
  };
  const finalize = () => ({ params: begun.params, query: { saveDocs: 'true' as const } });

  test('says that the file did not go with it, asks for it again, and takes it', async () => {
    await service.documents.remove(lost);
    const sent = await begun.reporter.call(calls.finalize, finalize());
    expect([sent.documentsUploadResult, sent.failedDocCount, sent.claimsData[0]?.uploadedDocCount]).toEqual([
      'UPLOADED_SOME',
      1,
      1,
    ]);
    expect(await listed()).toEqual([
      ['smlouva.pdf', 'REFUSED', '245000028'],
      ['fotka.pdf', undefined, undefined],
    ]);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'files lost by the store, asked for again', files: [lost], processId: expect.any(String) },
    ]);
    await upload(begun, 'smlouva');
    const { result } = await begun.reporter.call(calls.readClaim, { params: begun.params });
    expect([result?.documentsUploadResult, result?.failedDocCount]).toEqual(['UPLOADED_ALL', undefined]);
  });

  test('lets no service start on a folder that has none of its files', async () => {
    const documentsFolder = join(tmpdir(), randomUUID());
    const opening = openDocuments({ s3: undefined, documentsFolder }, service.database.db);
    await expect(opening).rejects.toThrow(`The folder ${documentsFolder} has none of the documents`);
    expect(existsSync(documentsFolder)).toBe(false);
  });

  test('goes back to its reporter while the store cannot tell, and is sent with all its files later', async () => {
    const away = new Failure('245000000', { status: 503 });
    const documents = { ...service.documents, has: () => Promise.reject(away) };
    const other = await service.another({ documents });
    const reporter = other.reporter();
    reporter.cookie = begun.reporter.cookie;
    expect(await reporter.ask(calls.finalize, finalize())).toMatchObject({
      status: 503,
      body: { code: '245000000' },
    });
    expect((await listed()).map(([, state]) => state)).toEqual([undefined, undefined]);
    const sent = await begun.reporter.call(calls.finalize, finalize());
    expect([sent.documentsUploadResult, sent.claimsData[0]?.uploadedDocCount]).toEqual(['UPLOADED_ALL', 2]);
  });
});
