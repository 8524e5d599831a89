// The text checks of i18next-cli: texts nobody uses, words written into the sources. Keys without a text do not compile
// (src/i18n/texts.ts), and test/texts compares the languages.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../node_modules/i18next-cli/dist/esm/cli.js', import.meta.url));
const config = fileURLToPath(new URL('i18next.config.ts', import.meta.url));
const checks = [['status', 'cs', '--unused'], ['lint']];

let failed = 0;
for (const args of checks) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, '--config', config, ...args], {
    encoding: 'utf8',
  });
  if (status === 0) continue;
  failed += 1;
  console.error(`i18next-cli ${args.join(' ')}\n${stdout}${stderr}`);
}
process.exitCode = failed === 0 ? 0 : 1;
