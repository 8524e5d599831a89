import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from '#server/store/folderLock.ts';

describe('the data folder', () => {
  let folder: string;
  const lock = () => join(folder, 'lock.pid');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('belongs to one process at a time, and is free again after', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(
      `The data folder ${folder} is in use by process ${process.pid}.`,
    );
    unlock();
    expect(existsSync(lock())).toBe(false);
    lockFolder(folder)();
  });

  test('is taken over from a process that died', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(lock(), `${pid} 12345`);
    const unlock = lockFolder(folder);
    expect(readFileSync(lock(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    unlock();
  });

  test('is taken over from a process whose number another has been given since', () => {
    writeFileSync(lock(), `${process.pid} 1`);
    lockFolder(folder)();
  });

  test('is taken over when the lock says nothing', () => {
    writeFileSync(lock(), '');
    lockFolder(folder)();
  });
});
