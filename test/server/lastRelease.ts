import { spawnSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Release 1.0.0, packed by `git archive` from its commit, 430526c4: a clone need not have its history. The next release puts its own
 * archive here (docs/operating.md), and its steps of the database keep their kinds.
 */
const lastRelease = fileURLToPath(new URL('releases/1.0.0.tar.gz', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Puts the sources of the last release into a folder of their own, with the packages of this one, and returns the folder. */
export function unpackLastRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const { status, stderr } = spawnSync('tar', ['-xzf', lastRelease], { cwd: folder });
  if (status !== 0) throw new Error(`The last release was not unpacked: ${String(stderr)}`);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
