import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const name = String(process.pid);

// Each process of tests has its own folder for what passes: a sweep on a later day takes the uploads of another process for old ones.
if (basename(tmpdir()) !== name) {
  const folder = join(tmpdir(), name);
  mkdirSync(folder, { recursive: true });
  process.env['TMPDIR'] = folder;
}
