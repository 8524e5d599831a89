// The text checks: types of the texts, keys missing in them, keys nobody uses, words hard-coded in the sources.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../node_modules/i18next-cli/dist/esm/cli.js', import.meta.url));
const checks = [['types', '--ci'], ['extract', '--ci', '--dry-run'], ['status', '--unused'], ['lint']];

let failed = 0;
for (const args of checks) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8' });
  if (status !== 0) {
    failed += 1;
    console.error(`i18next-cli ${args.join(' ')}\n${stdout}${stderr}`);
  }
}
console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
