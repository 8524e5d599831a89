import type { KyselyPlugin } from 'kysely';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { begin, type Begun } from '#test/server/drafts.ts';
import { pdf } from '#test/server/files.ts';
import { Reporter } from '#test/server/reporter.ts';
import { multipart } from '#test/server/multipart.ts';
import { startService, type TestService } from '#test/server/service.ts';

const crlf = '\r\n';
const boundary = 'edge';
const type = `multipart/form-data; boundary=${boundary}`;
const part = (headers: string, content = 'x') =>
  `--${boundary}${crlf}${headers}${crlf}${crlf}${content}${crlf}`;
const end = `--${boundary}--${crlf}`;
const named = 'content-disposition: form-data; name="file"; filename="a.pdf"';

/** A connection that has sent these lines and this much of a body. */
async function opened(port: number, lines: readonly string[], body: string | Buffer): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await new Promise<void>((sent) => {
    socket.write([...lines, '', ''].join(crlf));
    socket.write(body, () => sent());
  });
  return socket;
}

const answerOf = async (socket: Socket): Promise<string> => {
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
};

describe('an upload', () => {
  const lines: string[] = [];
  const log = { level: 'info', stream: { write: (line: string) => lines.push(line) } } as const;
  let service: TestService;
  let port: number;
  beforeAll(async () => {
    service = await startService({ log });
    port = await listen(service);
  });
  afterAll(() => service.close());

  const listen = async ({ app }: TestService): Promise<number> =>
    Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);

  const errors = () => lines.filter((line) => line.includes('"level":50'));

  const upload = ({ reporter, params }: Begun, body: Buffer | string, contentType = type) =>
    reporter.send({
      method: 'POST',
      url: pathOf(calls.uploadDocument.path, params),
      body,
      headers: { 'content-type': contentType },
    });

  const request = ({ reporter, params }: Begun, length: number): string[] => [
    `POST ${pathOf(calls.uploadDocument.path, params)} HTTP/1.1`,
    'host: claims.example',
    'x-requested-with: XMLHttpRequest',
    `cookie: session=${reporter.cookie}`,
    `content-type: ${type}`,
    `content-length: ${length}`,
  ];

  test.each([
    [
      'a file without a name',
      part('content-disposition: form-data; name="file"\r\ncontent-type: application/octet-stream') + end,
      type,
    ],
    ['no boundary', part(named) + end, 'multipart/form-data'],
    ['an empty boundary', part(named) + end, 'multipart/form-data; boundary='],
    ['another boundary', part(named) + end, 'multipart/form-data; boundary=other'],
    ['no end', part(named), type],
    ['a part cut in its headers', `--${boundary}${crlf}content-dispo`, type],
    ['garbage', '\u0000\u0001\u0002 what is this', type],
    ['a header that is none', part('\u0000\u0001: \u0002') + end, type],
    [
      'a field that reaches for the prototype',
      part('content-disposition: form-data; name="__proto__"') + end,
      type,
    ],
    ['a hundred fields', part('content-disposition: form-data; name="a"').repeat(100) + end, type],
    ['nothing at all', '', type],
  ])('of %s is refused as a wrong file and is no error of ours', async (_, body, contentType) => {
    lines.length = 0;
    expect(await upload(await begin(service), body, contentType)).toMatchObject({
      status: 400,
      body: { code: '245000028' },
    });
    expect(errors()).toEqual([]);
  });

  test('that its sender leaves is no error in the log', async () => {
    lines.length = 0;
    const begun = await begin(service);
    const ended = Promise.withResolvers<void>();
    service.app.server.once('connection', (socket: Socket) => socket.once('close', () => ended.resolve()));
    const socket = await opened(port, request(begun, 5000), part(named).slice(0, -10));
    socket.destroy();
    await ended.promise;
    expect(await begun.reporter.call(calls.listDocuments, { params: begun.params })).toEqual({
      documents: [],
    });
    expect(errors()).toEqual([]);
  });

  test('that does not come to its end in time is closed', async () => {
    lines.length = 0;
    const hasty = await service.another({ requestTimeout: 200 });
    const begun = await begin(hasty);
    const socket = await opened(await listen(hasty), request(begun, 5000), part(named).slice(0, -10));
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 408 /);
    expect(errors()).toEqual([]);
  });

  test('beyond three of a session under way and thirty that wait is refused', async () => {
    const begun = await begin(service);
    const whole = multipart({ name: 'a.pdf', content: pdf('many') });
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => upload(begun, whole.body, whole.headers['content-type'])),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  test.each([['NOBODY'], ['damage_photo'], ['DAMAGE_PHOTO_']])(
    'under the document type %s, which there is not, is refused',
    async (documentType) => {
      const file = multipart({ name: 'a.pdf', content: pdf('typed'), documentType });
      expect(await upload(await begin(service), file.body, file.headers['content-type'])).toMatchObject({
        status: 400,
        body: { code: '245000030', params: { name: 'documentType' } },
      });
    },
  );

  test.each([
    ['turns what follows around', 'foto\u202Egpj.pdf', 'fotogpj.pdf'],
    ['isolates', '\u2066a\u2069.pdf', 'a.pdf'],
    ['cannot be seen', 'a\u200B\uFEFF\u2060.pdf', 'a.pdf'],
  ])('loses from its name what %s', async (_, name, kept) => {
    const begun = await begin(service);
    const file = multipart({ name, content: pdf('named') });
    expect(await upload(begun, file.body, file.headers['content-type'])).toMatchObject({
      status: 200,
      body: { name: kept },
    });
  });

  test('is not removed from a report that is being registered at the same moment', async () => {
    const begun = await begin(service);
    const file = multipart({ name: 'a.pdf', content: pdf('kept') });
    const { body } = await upload(begun, file.body, file.headers['content-type']);
    const { documentId } = calls.uploadDocument.answer.parse(body);
    const { db } = service.database;
    let isSent = false;
    const send: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      // The report is read as a draft, and sent before the next statement.
      transformResult: async ({ result }) => {
        if (!isSent && result.rows.some((row) => row['uuid'] === begun.uuid)) {
          isSent = true;
          const sent = db.updateTable('claim_request').set({ state: 'FINALIZING' });
          await sent.where('uuid', '=', begun.uuid).execute();
        }
        return result;
      },
    };
    const racing = await service.another({ database: { ...service.database, db: db.withPlugin(send) } });
    const there = new Reporter(racing.app, begun.reporter.cookie);
    expect(await there.ask(calls.deleteDocument, { params: { ...begun.params, documentId } })).toMatchObject({
      status: 409,
      body: { code: 'ACTIVE_REPORT_NOT_FOUND' },
    });
    const { documents } = await begun.reporter.call(calls.listDocuments, { params: begun.params });
    expect(documents.map((one) => one.documentId)).toEqual([documentId]);
  });
});
