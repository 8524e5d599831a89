import type { Readable } from 'node:stream';
import { Failure } from '#machines/calls/failures.ts';
import { askClamd } from './clamd.ts';

/** Looks for a virus in a file: 245000031 when one is found, 245000000 with 503 when the scanner is away. */
export type Scan = (content: Readable) => Promise<void>;

// In two parts, so that this source is no test virus itself.
const testVirus = Buffer.from(
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
);

/** In the place of a daemon's address: a scanner is still to be named, and until then it is away. */
export const awaited = 'awaited';

/**
 * The scan of the service: a clamd daemon (`tcp://host:port` or `unix:/path`) where there is one, nothing yet where one is awaited,
 * else a search for the EICAR test virus, which finds no real one.
 */
export function scanWith(clamd: string | undefined): Scan {
  if (clamd === undefined) return searchTestVirus;
  if (clamd === awaited) return () => Promise.reject(new Failure('245000000', { status: 503 }));
  return (content) => scanByDaemon(clamd, content);
}

/** True for what a scan says that could not be made. */
export const isScannerAway = (error: unknown): boolean => error instanceof Failure && error.status === 503;

async function scanByDaemon(clamd: string, content: Readable): Promise<void> {
  const verdict = await askClamd(clamd, content).catch((cause: unknown) => {
    throw new Failure('245000000', { status: 503, cause });
  });
  if (verdict === 'INFECTED') throw new Failure('245000031');
}

async function searchTestVirus(content: Readable): Promise<void> {
  let tail = Buffer.alloc(0);
  for await (const chunk of content) {
    const seen = Buffer.concat([tail, Buffer.from(chunk)]);
    if (seen.includes(testVirus)) throw new Failure('245000031');
    tail = seen.subarray(-testVirus.length);
  }
}
