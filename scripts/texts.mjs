// The text checks: keys missing in the texts, texts nobody uses, words hard-coded in the sources.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { extract } from 'i18next-cli';
import config from '../i18next.config.ts';

const cli = fileURLToPath(new URL('../node_modules/i18next-cli/dist/esm/cli.js', import.meta.url));

const checks = {
  'every key used has a text': missingKeys,
  'every text is used': () => command('status', '--unused'),
  'no words are written into the sources': () => command('lint'),
};

function command(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8' });
  return status === 0 ? [] : [stdout + stderr];
}

async function missingKeys() {
  const results = await extract(config);
  return results.flatMap(({ locale, namespace, newTranslations, existingTranslations }) => {
    const known = new Set(keysOf(existingTranslations));
    return keysOf(newTranslations)
      .filter((key) => !known.has(key) && !isDecimalPlural(key))
      .map((key) => `${locale}/${namespace}.json has no ${key}`);
  });
}

function keysOf(texts, prefix = '') {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' ? keysOf(text, `${prefix}${key}.`) : [prefix + key],
  );
}

// Czech and Slovak say "many" of decimals only, and everything counted here is whole.
const isDecimalPlural = (key) => key.endsWith('_many');

let failed = 0;
for (const [name, check] of Object.entries(checks)) {
  const complaints = await check();
  if (complaints.length === 0) continue;
  failed += 1;
  console.error(`Not so: ${name}\n${complaints.join('\n')}`);
}
console.log(`${Object.keys(checks).length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
