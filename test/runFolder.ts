import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives all tests of a run one folder for what passes, and returns what removes it: a process that is killed leaves no trace. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'hlaska-tests-'));
  // A PostgreSQL that a test starts runs as another user.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
