// Judges flows with one thing wrong in them by the tests of flows: `npm run mutants -- car.DRAFT --share 0.1`, or
// another tenth with `--from 0.5`; without a flow, all of them. With
// `--survivors` those that survived the last time are judged again, and what became of the others is taken from then.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'node_modules/.cache/mutants');
const { kinds } = await import('../test/mutants/mutant.ts');
const { countOf, ruleIn } = await import('../test/mutants/scoreOf.ts');
const { judgedFlows } = await import('../test/mutants/judgedFlows.ts');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: 'string', default: '0.05' },
    from: { type: 'string', default: '0' },
    survivors: { type: 'boolean', default: false },
  },
});
const codes = judgedFlows.map(({ code }) => code);
const unknown = positionals.filter((code) => !codes.includes(code));
if (unknown.length > 0) {
  console.error(`There is no flow ${unknown.join(', ')}; there are ${codes.join(', ')}.`);
  process.exit(1);
}

/** One process of tests for each flow: it is changed where it stands. */
const judge = (code) => {
  const into = join(folder, `${code}.jsonl`);
  const last = join(folder, `${code}.json`);
  const { status } = spawnSync(
    'vitest',
    ['run', '--config', 'test/mutants/vitest.config.ts', '--reporter=dot'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        MUTANTS_FLOW: code,
        MUTANTS_SHARE: values.share,
        MUTANTS_FROM: values.from,
        MUTANTS_INTO: into,
        ...(values.survivors && { MUTANTS_LAST: last }),
      },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
  const judged = readFileSync(into, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  const score = {
    flow: code,
    share: Number(values.share),
    from: Number(values.from),
    ...countOf(judged),
    judged,
  };
  writeFileSync(last, `${JSON.stringify(score, undefined, 2)}\n`);
  return judged.map((one) => ({ ...one, flow: code }));
};

const row = (what, all) => {
  const { made, caught, equivalent, survived, score } = countOf(all);
  return [
    what.padEnd(45),
    ...[made, caught, equivalent, survived, `${score} %`].map((one) => String(one).padStart(10)),
  ].join('');
};

const all = (positionals.length > 0 ? positionals : codes).flatMap(judge);
const head = ['made', 'caught', 'equivalent', 'survived', 'score'].map((one) => one.padStart(10)).join('');
console.log(`${'by flow'.padEnd(45)}${head}`);
for (const [flow, judged] of Map.groupBy(all, (one) => one.flow)) console.log(row(flow, judged));
console.log(`\n${'by what was done'.padEnd(45)}${head}`);
for (const [kind, words] of Object.entries(kinds)) {
  const judged = all.filter((one) => one.kind === kind);
  if (judged.length > 0) console.log(row(words, judged));
}
// One line for each rule: what an analyst opens in a spreadsheet and sorts.
const cell = (text) => `"${String(text).replaceAll('"', '""')}"`;
const byRule = [...Map.groupBy(all, ({ flow, name }) => `${flow}\t${ruleIn(name)}`)].map(([key, judged]) => {
  const { made, caught, equivalent, survived, score } = countOf(judged);
  const by = [...new Set(judged.flatMap((one) => one.by ?? []))].join('; ');
  return [...key.split('\t'), made, caught, equivalent, survived, score, by];
});
const sheet = join(folder, 'rules.csv');
const columns = ['flow', 'rule', 'made', 'caught', 'equivalent', 'survived', 'score', 'caught by'];
writeFileSync(sheet, `\uFEFF${[columns, ...byRule].map((line) => line.map(cell).join(';')).join('\n')}\n`);
console.log(`\n${'rules that let something through'.padEnd(45)}${head}`);
for (const [flow, rule, , , , survived] of byRule)
  if (survived > 0) {
    const judged = all.filter((one) => one.flow === flow && ruleIn(one.name) === rule);
    console.log(row(`${flow} ${rule}`.slice(0, 88), judged));
  }
const survivors = all.filter(({ became }) => became === 'survived');
console.log(`\n${survivors.length === 0 ? 'Nothing survived.' : 'What survived:'}`);
for (const { name } of survivors) console.log(`  ${name}`);
console.log(`\nEach of them: ${folder}; each rule with its score: ${sheet}`);
