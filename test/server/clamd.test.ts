import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { Failure } from '../../machines/service/failures.ts';
import { scanWith } from '../../server/documents/scan.ts';

type Verdict = (content: string) => string;

const servers: Server[] = [];

/** A daemon that speaks INSTREAM and judges by the content. */
async function clamd(judge: Verdict): Promise<string> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, Buffer.from(chunk)]);
      const content = readStream(received);
      if (content !== undefined) socket.end(`${judge(content)}\0`);
    });
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `tcp://127.0.0.1:${isPort(address) ? address.port : 0}`;
}

const isPort = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

/** What was streamed, once the empty chunk has come. */
function readStream(received: Buffer): string | undefined {
  const command = 'zINSTREAM\0';
  const chunks: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks).toString();
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

const judge: Verdict = (content) => (content.includes('evil') ? 'stream: Evil.Test FOUND' : 'stream: OK');

const scan = async (target: string, ...chunks: string[]): Promise<unknown> => {
  try {
    await scanWith(target)(Readable.from(chunks.map((chunk) => Buffer.from(chunk))));
    return 'clean';
  } catch (error) {
    return error instanceof Failure ? [error.code, error.status] : error;
  }
};

describe('a file scanned by clamd', () => {
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  test('is clean when the daemon says so', async () => {
    expect(await scan(await clamd(judge), 'good ', 'content')).toBe('clean');
  });

  test('is infected when the daemon says so', async () => {
    expect(await scan(await clamd(judge), 'ev', 'il')).toEqual(['245000031', 422]);
  });

  test('cannot be judged when the daemon refuses it', async () => {
    expect(await scan(await clamd(() => 'INSTREAM size limit exceeded. ERROR'), 'x')).toEqual([
      '245000000',
      503,
    ]);
  });

  test('cannot be judged when the daemon is away', async () => {
    const target = await clamd(judge);
    const [server] = servers.splice(0);
    server?.close();
    expect(await scan(target, 'x')).toEqual(['245000000', 503]);
  });
});
