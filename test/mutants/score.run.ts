import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, test } from 'vitest';
import { flows } from '#machines/flows/index.ts';
import { judgesOf } from './judges.ts';
import { judged, shareOf, type Judged } from './scoreOf.ts';

// Run by `scripts/mutants.mjs`, which says which flow, which share, and where what became of each mutant is written.
const asked = process.env['MUTANTS_FLOW'];
const share = Number(process.env['MUTANTS_SHARE'] ?? 1);
const into = process.env['MUTANTS_INTO'];

describe.each(flows.filter(({ code }) => code === asked))('the mutants of $code', (flow) => {
  test('are judged', async () => {
    if (into === undefined) throw new Error('MUTANTS_INTO must say where to write.');
    mkdirSync(dirname(into), { recursive: true });
    writeFileSync(into, '');
    const judges = await judgesOf(flow);
    for (const mutant of shareOf(flow, share)) {
      const one: Judged = await judged(flow, judges, mutant);
      appendFileSync(into, `${JSON.stringify(one)}\n`);
    }
  });
});
