import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { calls } from '#machines/service/calls.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { Limits } from '#server/http/limits.ts';
import { createUploadGate } from '#server/documents/gate.ts';
import { begin, type Begun } from '#test/server/drafts.ts';
import { pdf } from '#test/server/files.ts';
import { From } from '#test/server/from.ts';
import { multipart } from '#test/server/multipart.ts';
import { startService, type TestService } from '#test/server/service.ts';

const crowd = '198.51.100.1';
const sockets: Socket[] = [];
let service: TestService | undefined;
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await service?.close();
  service = undefined;
});

const start = async (limits: z.input<typeof Limits> = {}) => {
  const started = await startService({ trustProxy: 1, limits: Limits.parse(limits) });
  service = started;
  return {
    port: Number(new URL(await started.app.listen({ port: 0, host: '127.0.0.1' })).port),
    at: (address: string) => ({ reporter: () => new From(started, address) }),
    /** The next request that reaches the service. */
    arrival: () => new Promise<IncomingMessage>((arrive) => void started.app.server.once('request', arrive)),
  };
};

/** An upload that has begun and sends nothing more. */
async function slow(port: number, { reporter, params }: Begun, address: string): Promise<Socket> {
  const { body, headers } = multipart({ name: 'a.pdf', content: pdf('slow', 5000) });
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  const lines = [
    `POST ${pathOf(calls.uploadDocument.path, params)} HTTP/1.1`,
    'host: claims.example',
    'x-requested-with: XMLHttpRequest',
    `x-forwarded-for: ${address}`,
    `cookie: session=${reporter.cookie}`,
    `content-type: ${headers['content-type']}`,
    `content-length: ${body.length}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await new Promise<void>((sent) => void socket.write(body.subarray(0, 200), () => sent()));
  return socket;
}
const upload = ({ reporter, params }: Begun) => {
  const { body, headers } = multipart({ name: 'mine.pdf', content: pdf('mine') });
  return reporter.send({
    method: 'POST',
    url: pathOf(calls.uploadDocument.path, params),
    body,
    headers,
  });
};

describe('uploads beside forty-two slow ones from one address', () => {
  test('come through from every other address', async () => {
    const { port, at } = await start();
    for (let session = 0; session < 14; session += 1) {
      const begun = await begin(at(crowd));
      for (let turn = 0; turn < 3; turn += 1) await slow(port, begun, crowd);
    }
    const others = await Promise.all(['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((one) => begin(at(one))));
    const answers = await Promise.all(others.map(upload));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

test('an upload that comes more slowly than the limit is ended, and gives its place to the next', async () => {
  const { port, at } = await start({ uploads: { ofAddress: 1, bytesPerSecond: 100_000, seconds: 0.2 } });
  const socket = await slow(port, await begin(at(crowd)), crowd);
  const next = await begin(at(crowd));
  const [answer] = await Promise.all([upload(next), once(socket, 'close')]);
  expect(answer.status).toBe(200);
});

test('an upload whose sender left while it waited for its turn gives its place to the next', async () => {
  const { port, at, arrival } = await start({ uploads: { ofSession: 1 } });
  const begun = await begin(at(crowd));
  const [running] = await Promise.all([slow(port, begun, crowd), arrival()]);
  const [waiting, request] = await Promise.all([slow(port, begun, crowd), arrival()]);
  const left = new Promise((leave) => void request.once('close', leave));
  waiting.destroy();
  await left;
  running.destroy();
  expect((await upload(begun)).status).toBe(200);
});

describe('the places for uploads', () => {
  test('are taken by one address up to its own limit, and the kept ones by who has none', async () => {
    const enter = createUploadGate({
      ...Limits.parse({}).uploads,
      ofSession: 9,
      ofAddress: 2,
      ofProcess: 5,
      keptFree: 1,
    });
    const begun: string[] = [];
    const ends = Promise.withResolvers<void>();
    const run = (address: string) =>
      enter({ session: address, user: undefined, address }, async () => {
        begun.push(address);
        await ends.promise;
      });
    const all = ['a', 'a', 'a', 'b', 'b', 'b', 'c', 'c'].map(run);
    await new Promise<void>((done) => void setImmediate(done));
    expect(begun).toEqual(['a', 'a', 'b', 'b', 'c']);
    ends.resolve();
    await Promise.all(all);
    expect(begun.toSorted()).toEqual(['a', 'a', 'a', 'b', 'b', 'b', 'c', 'c']);
  });
});
