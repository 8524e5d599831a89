import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

export type Verdict = (content: string) => string;

/** A daemon that speaks INSTREAM: clean is what does not say that it is evil. */
export const judge: Verdict = (content) =>
  content.includes('evil') ? 'stream: Evil.Test FOUND' : 'stream: OK';

export interface Daemon {
  /** Its address, as `CLAMD` takes it. */
  readonly target: string;
  /** Ends it; nobody answers at its address any more. */
  stop(): Promise<void>;
}

/** A daemon that judges by the content, on a port of its own or on the one it is given. */
export async function startClamd(verdict: Verdict = judge, port = 0): Promise<Daemon> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, Buffer.from(chunk)]);
      const content = readStream(received);
      if (content !== undefined) socket.end(`${verdict(content)}\0`);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    target: `tcp://127.0.0.1:${isPort(address) ? address.port : 0}`,
    stop: () => stopped(server),
  };
}

const stopped = (server: Server): Promise<void> => new Promise((done) => void server.close(() => done()));

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
