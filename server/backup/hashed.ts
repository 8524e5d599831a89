import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Writes what comes into a file that only this user may read, and gives its hash. */
export async function writeHashed(content: Readable, path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const passing = new PassThrough();
  passing.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(content, passing, createWriteStream(path, { mode: 0o600 }));
  return hash.digest('hex');
}

/** The hash of a file. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
