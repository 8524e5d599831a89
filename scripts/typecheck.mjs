// Checks the types by one checker, prints what that cost, and fails at a wrong type or above the bound of scripts/typeCost.ts.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findCostFault, readTypeCost, sayTypeCost } from './typeCost.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
const { status, stdout, stderr, error } = spawnSync(
  process.execPath,
  [compiler, '--noEmit', '--checkers', '1', '--extendedDiagnostics'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);

if (status === 0) {
  const cost = readTypeCost(stdout);
  if (cost) console.log(sayTypeCost(cost));
  const fault = findCostFault(stdout);
  if (fault) console.error(fault);
  process.exitCode = fault ? 1 : 0;
} else {
  console.error(error?.message ?? `${stdout}${stderr}`);
  process.exitCode = 1;
}
