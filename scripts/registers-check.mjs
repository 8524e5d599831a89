// What `npm run registers:check -- URL` runs: it asks the registers at an address what the contract has, shows REGISTERS_KEY there, and says
// of each question whether it is answered as agreed. Registers that are not filled with the invented people of this repository are asked by a
// file of own numbers (`--rows FILE`). Ends with 1 where anything is not as agreed.
import './node-version.mjs';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkRegisters } from '../server/registers/check/checkRegisters.ts';
import { CheckRows, seededRows } from '../server/registers/check/rows.ts';
import { withSecretFiles } from '../server/settings/secretFiles.ts';

const usage = 'REGISTERS_KEY=KEY npm run registers:check -- URL [--rows FILE]';
const timeout = 5000;
const crowd = { atOnce: 50, time: 10_000, longest: 500 };

try {
  const { REGISTERS_KEY: key } = withSecretFiles(process.env, ['REGISTERS_KEY']);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rows: { type: 'string' } },
  });
  const [url] = positionals;
  if (!key || url === undefined || !URL.canParse(url)) throw new Error(usage);
  const rows =
    values.rows === undefined ? seededRows : CheckRows.parse(JSON.parse(readFileSync(values.rows, 'utf8')));
  let failed = 0;
  for await (const { says, wrong } of checkRegisters({ url, key, timeout }, rows, crowd)) {
    if (wrong !== undefined) failed += 1;
    console.log(wrong === undefined ? `ok      ${says}` : `WRONG   ${says}: ${wrong}`);
  }
  console.log(failed === 0 ? 'All as agreed.' : `${failed} not as agreed.`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The registers could not be tried.');
  process.exitCode = 1;
}
