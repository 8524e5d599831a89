// Keeps what the flows of a release are and say, so that analysts can compare it with what came later: `npm run flows:release` keeps those of
// today, `-- 2026-11-29 --from v1.4.0` those of an earlier day by the commit that was released then. The oldest beyond eight are deleted.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

const most = 8;
const root = fileURLToPath(new URL('..', import.meta.url));
const kept = join(root, 'machines/flows/releases');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: 'HEAD' } },
});
const [day = new Date().toISOString().slice(0, 10)] = positionals;
if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) {
  console.error(`A release is called after its day, such as 2026-11-29, not ${day}.`);
  process.exit(1);
}

const git = (...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
};
const folders = ['machines/flows/snapshots', 'machines/sales/snapshots'];
const files = git('ls-tree', '-r', '--name-only', values.from, '--', ...folders)
  .split('\n')
  .filter((file) => file.endsWith('.txt'));
const textOf = (file) => (files.includes(file) ? git('show', `${values.from}:${file}`) : '');

const folder = join(kept, day);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const file of files.filter((one) => !one.includes('/texts/'))) {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const said = textOf(file.replace('/snapshots/', '/snapshots/texts/'));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(textOf(file) + said, { level: 9 }));
}
const all = readdirSync(kept).toSorted();
for (const old of all.slice(0, Math.max(0, all.length - most)))
  rmSync(join(kept, old), { recursive: true, force: true });
console.log(
  `Kept ${day} of ${git('rev-parse', '--short', values.from).trim()}; there are ${readdirSync(kept).join(', ')}.`,
);
