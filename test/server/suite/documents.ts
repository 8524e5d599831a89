import { describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { begin, beginWith, type Begun } from '#test/server/drafts.ts';
import { pdf } from '#test/server/files.ts';
import { multipart } from '#test/server/multipart.ts';
import type { Received } from '#test/server/reporter.ts';
import { answered } from '#test/server/smallFlow.ts';
import { ownDay } from './ownDay.ts';
import type { TestService } from '#test/server/service.ts';

interface File {
  readonly name?: string;
  readonly content: Buffer;
  readonly documentType?: string;
}

/** Uploads a file to a report. */
export const upload = ({ reporter, params }: Begun, file: File): Promise<Received> =>
  reporter.send({
    method: 'POST',
    url: pathOf(calls.uploadDocument.path, params),
    ...multipart({ name: 'photo.pdf', ...file }),
  });

const withId = (at: number): Buffer => pdf(`document ${at}`);

/** What uploads promise on every database. */
export function describeDocuments(service: () => TestService): void {
  describe('an uploaded file', () => {
    test('is listed under the name it came with, and can be removed', async () => {
      const begun = await begin(service());
      const { reporter, params } = begun;
      const { body } = await upload(begun, {
        name: 'C:\\Fotky\\škoda.pdf',
        content: withId(1),
        documentType: 'DAMAGE_PHOTO',
      });
      expect(body).toEqual({
        documentId: expect.any(String),
        name: 'škoda.pdf',
        size: withId(1).length,
        type: 'application/pdf',
        documentType: 'DAMAGE_PHOTO',
        uploadedAt: expect.any(String),
      });
      const { documents } = await reporter.call(calls.listDocuments, { params });
      expect(documents).toEqual([body]);
      const documentId = documents[0]?.documentId ?? '';
      const removal = { params: { ...params, documentId } };
      expect(await reporter.call(calls.deleteDocument, removal)).toEqual({ documents: [] });
      expect(await reporter.call(calls.deleteDocument, removal)).toEqual({ documents: [] });
    });

    test('that is there already is refused', async () => {
      const begun = await begin(service());
      await upload(begun, { name: 'one.pdf', content: withId(1) });
      expect(await upload(begun, { name: 'two.pdf', content: withId(1) })).toMatchObject({
        status: 409,
        body: { code: '245000016' },
      });
    });

    test('beyond the twentieth is refused, also when the last ones come at once', async () => {
      const begun = await begin(service());
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, at) => upload(begun, { content: withId(at) })),
      );
      const refused = answers.filter((answer) => answer.status !== 200);
      expect(refused.map((answer) => answer.body)).toMatchObject(
        Array.from({ length: 4 }, () => ({ code: '245000024', params: { maxFiles: 20 } })),
      );
      const { documents } = await begun.reporter.call(calls.listDocuments, { params: begun.params });
      expect(documents).toHaveLength(20);
    });

    test('beyond fifty megabytes together is refused', async () => {
      const begun = await begin(service());
      const big = (at: number): Buffer => pdf(`big ${at}`, 9 * 1024 * 1024);
      for (let at = 0; at < 5; at += 1) {
        expect(await upload(begun, { content: big(at) })).toMatchObject({ status: 200 });
      }
      expect(await upload(begun, { content: big(5) })).toMatchObject({
        status: 409,
        body: { code: '245000024' },
      });
    });

    test('of more than ten megabytes, none, and two at once are refused', async () => {
      const begun = await begin(service());
      const url = pathOf(calls.uploadDocument.path, begun.params);
      const two = { name: 'photo.pdf', content: withId(1) };
      const one = multipart(two);
      expect([
        await upload(begun, { content: pdf('huge', 10 * 1024 * 1024 + 1) }),
        await upload(begun, { content: Buffer.alloc(0) }),
        await begun.reporter.send({ method: 'POST', url, ...multipart() }),
        await begun.reporter.send({ method: 'POST', url, ...multipart(two, { ...two, content: withId(2) }) }),
        await begun.reporter.send({ method: 'POST', url, ...one, headers: { 'content-type': 'text/plain' } }),
        await begun.reporter.send({ method: 'POST', url, body: {} }),
      ]).toMatchObject([
        { status: 413, body: { code: '245000029' } },
        { status: 400, body: { code: '245000005' } },
        { status: 400, body: { code: '245000028' } },
        { status: 400, body: { code: '245000028' } },
        { status: 415, body: { code: '245000028' } },
        { status: 415, body: { code: '245000028' } },
      ]);
    });

    test('counts with the claim when the documents are saved with it', async () => {
      const begun = await beginWith(service(), { ...answered, ...ownDay() });
      const { reporter, params } = begun;
      await upload(begun, { content: withId(1), documentType: 'DAMAGE_PHOTO' });
      await upload(begun, { content: withId(2) });
      const result = await reporter.call(calls.finalize, { params, query: { saveDocs: 'true' } });
      expect(result).toMatchObject({
        documentsUploadResult: 'UPLOADED_ALL',
        claimsData: [
          {
            uploadedDocCount: 2,
            uploadedOptionalDocCount: 1,
            requiredDocCount: 1,
            autoRegistration: true,
            autoLiquidation: true,
          },
        ],
      });
    });

    test.each([
      ['nothing was picked', [], 0, 'UPLOAD_WAS_SKIPPED'],
      ['nothing got through', [], 2, 'UPLOADED_NONE'],
      ['one of two got through', [1], 1, 'UPLOADED_SOME'],
      ['all got through', [1, 2], 0, 'UPLOADED_ALL'],
    ])('is told with the result: %s', async (_, arrived, failed, documentsUploadResult) => {
      const begun = await beginWith(service(), { ...answered, ...ownDay() });
      const { reporter, params } = begun;
      for (const at of arrived) await upload(begun, { content: withId(at) });
      const query = { saveDocs: 'true', failedDocs: `${failed}` } as const;
      const result = await reporter.call(calls.finalize, { params, query });
      expect([result.documentsUploadResult, result.failedDocCount ?? 0]).toEqual([
        documentsUploadResult,
        failed,
      ]);
    });

    test('that joins a sent claim is told with its result, until all of those picked are there', async () => {
      const begun = await beginWith(service(), { ...answered, ...ownDay() });
      const { reporter, params } = begun;
      await reporter.call(calls.finalize, { params, query: { saveDocs: 'true', failedDocs: '2' } });
      const told = async (at: number, documentType: string) => {
        await upload(begun, { content: withId(at), documentType });
        const { result } = await reporter.call(calls.readClaim, { params });
        const [{ uploadedDocCount, uploadedOptionalDocCount } = {}] = result?.claimsData ?? [];
        return [result?.documentsUploadResult, uploadedDocCount, uploadedOptionalDocCount];
      };
      expect([await told(1, 'DAMAGE_PHOTO'), await told(2, 'OTHER'), await told(3, 'OTHER')]).toEqual([
        ['UPLOADED_SOME', 1, 0],
        ['UPLOADED_ALL', 2, 1],
        ['UPLOADED_ALL', 3, 2],
      ]);
    });

    test('that did not get through with a claim is taken after it, and kept with it', async () => {
      const begun = await beginWith(service(), { ...answered, ...ownDay() });
      const { reporter, params } = begun;
      await reporter.call(calls.finalize, { params, query: { saveDocs: 'true' } });
      const { body } = await upload(begun, { content: withId(3) });
      const { documents } = await reporter.call(calls.readClaim, { params });
      expect(documents).toEqual([body]);
      const kept = await service().database.db.selectFrom('attachment').select('kept').execute();
      expect(kept.at(-1)).toEqual({ kept: true });
      const removal = { ...params, documentId: documents[0]?.documentId ?? '' };
      expect(
        await reporter.send({ method: 'DELETE', url: pathOf(calls.deleteDocument.path, removal) }),
      ).toMatchObject({ status: 409, body: { code: 'ACTIVE_REPORT_NOT_FOUND' } });
    });

    test('is refused by a report that was discarded', async () => {
      const begun = await begin(service());
      await begun.reporter.call(calls.discard, { params: begun.params });
      expect(await upload(begun, { content: withId(1) })).toMatchObject({
        status: 409,
        body: { code: 'ACTIVE_REPORT_NOT_FOUND', params: { state: 'DISCARDED' } },
      });
    });
  });
}
