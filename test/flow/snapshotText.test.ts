import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ruleText, snapshotText } from '../../machines/flow/snapshotText.ts';
import type { Rule } from '../../machines/flow/rule.ts';
import { flows } from '../../machines/flows/index.ts';
import { holeFlow } from './small/holeFlow.ts';

const folder = new URL('../../machines/flows/snapshots/', import.meta.url);

test('a flow is written page by page, then by the walks that take every transition', () => {
  expect(snapshotText(holeFlow)).toBe(`car.DRAFT at /nonlife/car, begins on role

role  /vyber-ohlasovatele
  step role, saves
  asks reporterRole
  next broker

broker  /zprostredkovatel
  step fillInfo, saves
  asks reporter
  enter reporterRole is BROKER

walk reporterRole BROKER
  role role
  fillInfo broker

`);
});

test.each<[Rule, string]>([
  [{ fact: 'vehicleFound', is: false }, 'vehicleFound is false'],
  [{ fact: 'riskFlow', in: ['HAV', 'POVPOJ'] }, 'riskFlow in HAV, POVPOJ'],
  [{ not: { fact: 'sport', is: true } }, 'not (sport is true)'],
  [
    {
      all: [
        { fact: 'appliedRiskId', is: 'BAN' },
        {
          any: [
            { fact: 'sport', is: true },
            { fact: 'ride', is: true },
          ],
        },
      ],
    },
    'appliedRiskId is BAN and (sport is true or ride is true)',
  ],
])('a rule is written in one line', (rule, line) => {
  expect(ruleText(rule)).toBe(line);
});

describe('the snapshots beside the flows', () => {
  test('are one of every flow', () => {
    expect(readdirSync(folder).toSorted()).toEqual(flows.map(({ code }) => `${code}.txt`).toSorted());
  });

  test.each(flows)('tell $code as it is; "npm run flows:snapshot" renews them', (flow) => {
    expect(snapshotText(flow)).toBe(readFileSync(new URL(`${flow.code}.txt`, folder), 'utf8'));
  });
});
