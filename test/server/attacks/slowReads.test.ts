import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { begin } from '#test/server/drafts.ts';
import { pdf } from '#test/server/files.ts';
import { multipart } from '#test/server/multipart.ts';
import { startService, type TestService } from '#test/server/service.ts';

/** More than lies between the two sides. */
const large = 4 * 1024 * 1024;
const answers = 4;

describe('a client that reads no answer', () => {
  let service: TestService;
  let socket: Socket | undefined;
  beforeAll(async () => {
    service = await startService({ idleTimeout: 300 });
  });
  afterAll(async () => {
    socket?.destroy();
    await service.close();
  });

  test('is ended, and keeps neither connection nor file', async () => {
    const { reporter, params } = await begin(service);
    const file = multipart({ name: 'large.pdf', content: pdf('large', large) });
    const sent = await reporter.send({
      method: 'POST',
      url: pathOf(calls.uploadDocument.path, params),
      ...file,
    });
    const { documentId } = calls.uploadDocument.answer.parse(sent.body);
    const { port } = new URL(await service.app.listen({ port: 0, host: '127.0.0.1' }));
    const accepted = once(service.app.server, 'connection');
    socket = connect(Number(port), '127.0.0.1').pause();
    const path = pathOf(calls.downloadDocument.path, { ...params, documentId });
    const lines = [
      `GET ${path} HTTP/1.1`,
      'host: claims.example',
      `cookie: session=${reporter.cookie}`,
      '',
      '',
    ];
    socket.write(lines.join('\r\n').repeat(answers));
    const [near] = await accepted;
    await once(near, 'close');
    const open = promisify(service.app.server.getConnections.bind(service.app.server));
    expect(await open()).toBe(0);
  });
});
