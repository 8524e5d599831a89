import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { begin, type Begun } from '#test/server/drafts.ts';
import { pdf } from '#test/server/files.ts';
import { multipart } from '#test/server/multipart.ts';
import { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';

const day = 24 * 60 * 60_000;

describe('a file of a report', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  const upload = async ({ reporter, params }: Begun, name: string, content = pdf('mine')) => {
    const file = multipart({ name, content });
    const { body } = await reporter.send({
      method: 'POST',
      url: pathOf(calls.uploadDocument.path, params),
      ...file,
    });
    return { params: { ...params, documentId: calls.uploadDocument.answer.parse(body).documentId } };
  };

  test('comes back as it was sent, to be kept and not to be opened in place', async () => {
    const begun = await begin(service);
    const file = await upload(begun, 'škoda (1).pdf');
    const { status, body, headers } = await begun.reporter.ask(calls.downloadDocument, file);
    expect([status, body, headers]).toMatchObject([
      200,
      pdf('mine').toString(),
      {
        'content-type': 'application/pdf',
        'content-length': String(pdf('mine').length),
        'content-disposition':
          'attachment; filename="_koda__1_.pdf"; filename*=UTF-8\'\'%C5%A1koda%20%281%29.pdf',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    ]);
  });

  test('that is no picture and no PDF comes back as bytes', async () => {
    const begun = await begin(service);
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048)]);
    const file = await upload(begun, 'dopis.doc', old);
    const { headers } = await begun.reporter.ask(calls.downloadDocument, file);
    expect(headers['content-type']).toBe('application/octet-stream');
  });

  test('is refused to everybody but the session of its report', async () => {
    const begun = await begin(service);
    const file = await upload(begun, 'a.pdf');
    const other = await begin(service);
    const ofOther = { params: { ...other.params, documentId: file.params.documentId } };
    const late = await service.another({ now: () => new Date(Date.now() + day) });
    expect([
      await other.reporter.ask(calls.downloadDocument, file),
      await service.reporter().ask(calls.downloadDocument, file),
      await new Reporter(late.app, begun.reporter.cookie).ask(calls.downloadDocument, file),
      // By the way of a report of one's own.
      await other.reporter.ask(calls.downloadDocument, ofOther),
    ]).toMatchObject([
      { status: 403, body: { code: '245000011' } },
      { status: 403, body: { code: '245000007' } },
      { status: 401, body: { code: '245000009' } },
      { status: 404, body: { code: '404' } },
    ]);
  });

  test.each([
    ['no file there is', '5b0d7f0e-1111-4222-8333-444455556666'],
    ['no id', '..%2F..%2Fetc%2Fpasswd'],
  ])('by %s is not found', async (_, documentId) => {
    const { reporter, params } = await begin(service);
    const url = `${pathOf(calls.listDocuments.path, params)}/${documentId}`;
    expect(await reporter.send({ url })).toMatchObject({ status: 404, body: { code: '404' } });
  });

  test('is gone with a report that is given up', async () => {
    const begun = await begin(service);
    const file = await upload(begun, 'a.pdf');
    await begun.reporter.call(calls.discard, { params: begun.params });
    expect(await begun.reporter.ask(calls.downloadDocument, file)).toMatchObject({ status: 404 });
  });

  test('whose content the store has lost is not found, and the answer does not begin', async () => {
    const begun = await begin(service);
    const file = await upload(begun, 'a.pdf');
    await service.documents.remove(file.params.documentId);
    expect(await begun.reporter.ask(calls.downloadDocument, file)).toMatchObject({
      status: 404,
      body: { code: '404' },
    });
  });
});
