import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own, which can be filled to its last byte. */
export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  /** Takes away what filled it. */
  free(): void;
  close(): void;
}

/** Makes a disk of so many megabytes; undefined where this user may not. */
export function makeDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    rmdirSync(folder);
    return undefined;
  }
  const filling = join(folder, 'filling');
  return {
    folder,
    fill: () => {
      for (const size of [1024 * 1024, 4096, 1]) fillBy(filling, Buffer.alloc(size));
    },
    free: () => rmSync(filling, { force: true }),
    close: () => {
      execFileSync('umount', ['--lazy', folder]);
      rmdirSync(folder);
    },
  };
}

function fillBy(path: string, more: Buffer): void {
  try {
    for (;;) writeFileSync(path, more, { flag: 'a' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}
