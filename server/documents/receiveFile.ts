import type { FastifyRequest } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { seenFileName } from '#machines/claim/checks/fileName.ts';
import { Failure } from '#machines/calls/failures.ts';
import { isCode } from '#server/store/isCode.ts';
import type { IncomingFile } from './content/inspectFile.ts';

/** How the folder of an upload under way is called; one that a killed process left is found by it. */
export const incomingPrefix = 'hlaska-upload-';

export interface ReceivedFile extends IncomingFile {
  readonly id: string;
  readonly sha256: string;
  readonly documentType: string | undefined;
}

/** How slow an upload may be: so many bytes in a second, on the average over so many seconds. */
export interface Pace {
  readonly bytesPerSecond: number;
  readonly seconds: number;
}

/** Ends the connection of an upload that comes more slowly: it would keep a place that others wait for. Returns what stops it. */
function endSlow({ raw }: FastifyRequest, { bytesPerSecond, seconds }: Pace): () => void {
  const { socket } = raw;
  let before = socket.bytesRead;
  const look = setInterval(() => {
    const isSlow = socket.bytesRead - before < bytesPerSecond * seconds;
    before = socket.bytesRead;
    if (isSlow && !raw.complete) raw.destroy(new Failure('245000028', { status: 408 }));
  }, seconds * 1000);
  return () => clearInterval(look);
}

/**
 * Streams the one file of a multipart request to the disk, hands it on while it is there and cleans up afterwards.
 *
 * @throws Failure 245000028 without exactly one file or for what is no such request, 245000029 for one beyond the limit
 */
export async function receiveFile<T>(
  request: FastifyRequest,
  pace: Pace,
  handle: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new Failure('245000028', { status: 415 });
  const folder = await mkdtemp(join(tmpdir(), incomingPrefix));
  const unwatch = endSlow(request, pace);
  try {
    const received = await receive(request, folder).catch((error: unknown) => {
      throw failureOf(error);
    });
    unwatch();
    if (received === undefined) throw new Failure('245000028');
    return await handle(received);
  } finally {
    unwatch();
    drain(request);
    await rm(folder, { recursive: true, force: true });
  }
}

// What follows of a file that was refused half way would stand before the next call on its connection, which then waits for ever.
function drain({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
}

// What the parser does not understand is wrong in the request; what the disk refuses is not.
function failureOf(error: unknown): unknown {
  if (error instanceof Failure) return error;
  if (isCode(error, 'FST_REQ_FILE_TOO_LARGE')) return new Failure('245000029', { cause: error });
  const isOurs = error instanceof Error && 'syscall' in error && !isCode(error, 'ECONNRESET');
  return isOurs ? error : new Failure('245000028', { cause: error });
}

async function receive(request: FastifyRequest, folder: string): Promise<ReceivedFile | undefined> {
  let documentType: string | undefined;
  let received: ReceivedFile | undefined;
  // The parser waits for ever for the end of a request that closed before it began to read.
  if (request.raw.destroyed) throw new Failure('245000028');
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'documentType') documentType = readCode(part.value);
      continue;
    }
    // The types say that there is always a name; a part of bytes needs none.
    const filename: string | undefined = part.filename;
    if (received || filename === undefined) throw new Failure('245000028');
    const id = randomUUID();
    const path = join(folder, id);
    const { size, sha256 } = await writeFile(part.file, path);
    if (part.file.truncated) throw new Failure('245000029');
    received = { id, path, name: nameOf(filename), size, sha256, documentType };
  }
  return received && { ...received, documentType };
}

async function writeFile(content: Readable, path: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  const count = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(content, count, createWriteStream(path, { mode: 0o600 }));
  return { size, sha256: hash.digest('hex') };
}

function readCode(value: unknown): string {
  if (typeof value !== 'string' || !/^\w{1,40}$/.test(value)) {
    throw new Failure('245000030', { params: { name: 'documentType' } });
  }
  return value;
}

// Some browsers send the folder along.
const nameOf = (filename: string): string => seenFileName(basename(filename.replaceAll('\\', '/')));
