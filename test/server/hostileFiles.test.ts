import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileTypes } from '#machines/claim/checks/fileName.ts';
import { Failure } from '#machines/calls/failures.ts';
import { inspectFile } from '#server/documents/content/inspectFile.ts';
import { scanWith } from '#server/documents/scan.ts';
import { hostileFiles } from './hostileFiles.ts';

const accepted = [...fileTypes, 'zip'];

describe('a file that is, or is called,', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each(hostileFiles)('%s', async (_what, name, content, outcome) => {
    const path = join(folder, 'incoming');
    await writeFile(path, content);
    const found = await inspectFile(
      { path, name, size: content.length },
      { accepted, scan: scanWith(undefined) },
    ).catch((error: unknown) => (error instanceof Failure ? error.code : error));
    expect(found).toBe(outcome);
  });
});
