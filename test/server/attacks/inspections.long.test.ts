import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileTypes } from '#machines/claim/checks/fileName.ts';
import { createInspector, type Inspector } from '#server/documents/inspector.ts';
import { inspectFile, type IncomingFile } from '#server/documents/content/inspectFile.ts';
import { scanWith } from '#server/documents/scan.ts';
import { archive } from '#test/server/archive.ts';
import { pdf } from '#test/server/files.ts';

const megabyte = 1024 * 1024;
const types = Buffer.from(
  '<Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>',
);
const bomb = archive(
  { name: '[Content_Types].xml', content: types },
  ...[1, 2, 3, 4].map((at) => ({ name: `word/${at}.xml`, content: Buffer.alloc(9.9 * megabyte, ' ') })),
);

describe('files looked into', () => {
  let folder: string;
  let inspector: Inspector;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inspector-'));
    inspector = createInspector({ accepted: fileTypes, clamd: undefined });
  });
  afterAll(async () => {
    await inspector.close();
    await rm(folder, { recursive: true, force: true });
  });

  const incoming = async (name: string, content: Buffer) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return { path, name, size: content.length };
  };

  test('take the time of another thread, a few at once', async () => {
    const heavy = await Promise.all(
      Array.from({ length: 6 }, (_, at) => incoming(`${at}.pdf`, pdf(`heavy ${at}`, 9 * megabyte))),
    );
    const timeOf = async (
      inspect: (file: IncomingFile) => Promise<unknown>,
      passed: unknown,
    ): Promise<number> => {
      const before = process.threadCpuUsage();
      const found = await Promise.all(heavy.map(inspect));
      expect(found).toEqual(heavy.map(() => passed));
      const { user, system } = process.threadCpuUsage(before);
      return user + system;
    };
    const type = 'application/pdf';
    const here = await timeOf(
      (file) => inspectFile(file, { accepted: fileTypes, scan: scanWith(undefined) }),
      type,
    );
    // A thread that is begun reads its modules once.
    await inspector.inspect(await incoming('first.pdf', pdf('first')));
    // What else this thread has to do meanwhile only adds to it.
    let there = Infinity;
    for (let tried = 0; tried < 3; tried++)
      there = Math.min(there, await timeOf((file) => inspector.inspect(file), { type, isScanned: true }));
    expect(there / here).toBeLessThan(0.5);
  });

  test('that grow a thousandfold are refused', async () => {
    expect(bomb.length).toBeLessThan(50_000);
    await expect(inspector.inspect(await incoming('bomb.docx', bomb))).rejects.toMatchObject({
      code: '245000038',
      status: 413,
    });
  });

  test('are looked into again after one took too long', async () => {
    const hasty = createInspector({ accepted: fileTypes, clamd: 'tcp://127.0.0.1:9', timeout: 1 });
    const file = await incoming('slow.pdf', pdf('slow'));
    await expect(hasty.inspect(file)).rejects.toMatchObject({ code: '245000028' });
    await hasty.close();
    expect(await inspector.inspect(file)).toEqual({ type: 'application/pdf', isScanned: true });
  });
});
