import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';

const port = 3310;

/**
 * The verdict of a clamd daemon (`tcp://host:port` or `unix:/path`) on a file, asked for by INSTREAM. Rejects when the daemon is
 * away, refuses the file, or gives no sign of life within the timeout (milliseconds).
 */
export async function askClamd(
  target: string,
  content: Readable,
  timeout = 30_000,
): Promise<'CLEAN' | 'INFECTED'> {
  const socket = open(new URL(target));
  socket.setTimeout(timeout, () => socket.destroy(new Error('clamd did not answer in time.')));
  const answer = readAnswer(socket);
  // The failure is read below; until then nobody waits for it.
  answer.catch(() => content.destroy());
  try {
    await send(socket, content, answer);
    return verdictOf(await answer);
  } finally {
    socket.destroy();
  }
}

const open = (url: URL): Socket =>
  url.protocol === 'unix:' ? connect(url.pathname) : connect(Number(url.port) || port, url.hostname);

async function readAnswer(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer.replaceAll('\0', '').trim();
}

async function send(socket: Socket, content: Readable, answer: Promise<string>): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const chunk of content) {
    const part = Buffer.from(chunk);
    socket.write(lengthOf(part.length));
    if (!socket.write(part)) await Promise.race([once(socket, 'drain'), answer]);
    if (socket.destroyed) return;
  }
  socket.write(lengthOf(0));
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

function verdictOf(answer: string): 'CLEAN' | 'INFECTED' {
  if (answer === 'stream: OK') return 'CLEAN';
  if (/^stream: .+ FOUND$/.test(answer)) return 'INFECTED';
  throw new Error('clamd gave no verdict.');
}
