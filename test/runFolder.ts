import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'hlaska-tests-'));

/** Gives all tests of a run one folder for what passes. */
export function setup(): void {
  // A PostgreSQL that a test starts runs as another user.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
}

/** Removes it, whichever of the processes of tests were killed. */
export const teardown = (): void => rmSync(folder, { recursive: true, force: true });
