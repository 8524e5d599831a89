import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, test } from 'vitest';
import { judgedFlows } from './judgedFlows.ts';
import { judgesOf } from './judges.ts';
import { nameOf } from './mutant.ts';
import { judgedIn, judgedOf, shareOf } from './scoreOf.ts';

// Run by `scripts/mutants.mjs`, which says which flow, which share, where what became of each mutant is written, and where what became of
// them the last time stands, so that those alone that survived are judged again.
const asked = process.env['MUTANTS_FLOW'];
const share = Number(process.env['MUTANTS_SHARE'] ?? 1);
const from = Number(process.env['MUTANTS_FROM'] ?? 0);
const lastTime = process.env['MUTANTS_LAST'];
const into = process.env['MUTANTS_INTO'];

describe.each(judgedFlows.filter(({ code }) => code === asked))('the mutants of $code', (flow) => {
  test('are judged', async () => {
    if (into === undefined) throw new Error('MUTANTS_INTO must say where to write.');
    mkdirSync(dirname(into), { recursive: true });
    writeFileSync(into, '');
    const known = lastTime === undefined ? [] : judgedIn(readFileSync(lastTime, 'utf8'));
    const settled = new Map(
      known.filter(({ became }) => became !== 'survived').map((one) => [one.name, one]),
    );
    const judges = await judgesOf(flow);
    for (const mutant of shareOf(flow, share, from)) {
      const one = settled.get(nameOf(mutant)) ?? (await judgedOf(flow, judges, mutant));
      appendFileSync(into, `${JSON.stringify(one)}\n`);
    }
  });
});
