import { Readable } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { Failure } from '#machines/calls/failures.ts';
import { scanWith } from '#server/documents/scan.ts';
import { startClamd, type Daemon, type Verdict } from './clamdDaemon.ts';

const daemons: Daemon[] = [];

/** The address of a daemon that ends with its test. */
const clamd = async (verdict?: Verdict): Promise<string> => {
  const daemon = await startClamd(verdict);
  daemons.push(daemon);
  return daemon.target;
};

const scan = async (target: string, ...chunks: string[]): Promise<unknown> => {
  try {
    await scanWith(target)(Readable.from(chunks.map((chunk) => Buffer.from(chunk))));
    return 'clean';
  } catch (error) {
    return error instanceof Failure ? [error.code, error.status] : error;
  }
};

describe('a file scanned by clamd', () => {
  afterEach(async () => {
    for (const daemon of daemons.splice(0)) await daemon.stop();
  });

  test('is clean when the daemon says so', async () => {
    expect(await scan(await clamd(), 'good ', 'content')).toBe('clean');
  });

  test('is infected when the daemon says so', async () => {
    expect(await scan(await clamd(), 'ev', 'il')).toEqual(['245000031', 422]);
  });

  test('cannot be judged when the daemon refuses it', async () => {
    expect(await scan(await clamd(() => 'INSTREAM size limit exceeded. ERROR'), 'x')).toEqual([
      '245000000',
      503,
    ]);
  });

  test('cannot be judged when the daemon is away', async () => {
    const target = await clamd();
    await daemons.pop()?.stop();
    expect(await scan(target, 'x')).toEqual(['245000000', 503]);
  });
});
