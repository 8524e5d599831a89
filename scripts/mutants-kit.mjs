// Judges the code of the kit by the tests of flows with StrykerJS: `npm run mutants:kit -- machines/flow/merge.ts`. Stryker is brought
// below node_modules/.cache when it is first wanted, because nothing else needs it; files are changed where they stand and put back.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const version = '10.1.1';
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'node_modules/.cache/stryker', version);
const packages = join(folder, 'node_modules/@stryker-mutator');

const { positionals } = parseArgs({ allowPositionals: true });
const files = positionals.length > 0 ? positionals : ['machines/flow/merge.ts', 'machines/flow/prune.ts'];

const run = (command, args, cwd) => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

if (!existsSync(packages)) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const wanted = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`);
  run('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', ...wanted], folder);
  // It runs the tests of this house.
  symlinkSync(join(root, 'node_modules/vitest'), join(folder, 'node_modules/vitest'));
}

const settings = join(folder, 'stryker.json');
writeFileSync(
  settings,
  JSON.stringify({
    testRunner: 'vitest',
    plugins: [join(packages, 'vitest-runner/dist/src/index.js')],
    mutate: files,
    // There is no such file: types are checked by another step.
    tsconfigFile: 'none.json',
    // What runs while a file is loaded is no mutant that a test could tell apart.
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    vitest: { configFile: 'test/mutants/kit.config.ts', related: true },
    concurrency: 1,
    inPlace: true,
    timeoutMS: 20_000,
    tempDirName: join(folder, 'tmp'),
    reporters: ['clear-text', 'json'],
    jsonReporter: { fileName: join(folder, 'kit.json') },
  }),
);
run(process.execPath, [join(packages, 'core/bin/stryker.js'), 'run', settings], root);
