import { spawnSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Release 1.0.0. The next one puts its own commit here, and its steps keep their kinds. */
const lastRelease = '430526c448864390bb46ef4135f6873b29525ae7';
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Puts the sources of the last release into a folder of their own, with the packages of this one.
 *
 * @returns the folder, whose `server/main.ts` starts it
 * @throws Error where the history of the repository does not reach so far
 */
export function unpackLastRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const archive = spawnSync('git', ['archive', lastRelease, 'server', 'machines', 'package.json'], {
    cwd: root,
    maxBuffer: 256 * 1024 * 1024,
  });
  if (archive.status !== 0)
    throw new Error(
      `The last release (${lastRelease}) is not in the history: git fetch --unshallow. ${String(archive.stderr)}`,
    );
  const unpacked = spawnSync('tar', ['-x'], { cwd: folder, input: archive.stdout });
  if (unpacked.status !== 0) throw new Error(`The last release was not unpacked: ${String(unpacked.stderr)}`);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
