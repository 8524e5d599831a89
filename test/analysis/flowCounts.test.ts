import { expect, test } from 'vitest';
import flowCountsOfAll from '#machines/analysis/overview/flowCounts.json' with { type: 'json' };
import { flowCounts } from '#machines/analysis/overview/flowCounts.ts';
import { flows } from '#machines/flows/index.ts';
import { laneFlows } from '#test/flows/laneFlows.ts';
import { salesFlows } from '#machines/sales/salesFlows.ts';
import { defineFlow, definePage } from '#machines/report/kit.ts';
import { ask, tell } from '#test/ask.ts';
import { smallCar } from '#test/flow/small/lines.ts';

const role = definePage({
  code: 'role',
  path: '/vyber-ohlasovatele',
  step: 'role',
  questions: [
    ask('reporterRole'),
    tell('vin'),
    ask('stolenThings', { rows: [ask('stolenThings[].description'), ask('stolenThings[].price')] }),
  ],
  next: ['broker'],
});
const broker = definePage({
  code: 'broker',
  path: '/zprostredkovatel',
  step: 'fillInfo',
  questions: [ask('reporter.email', { optional: { fact: 'ongoing', is: true } })],
  canEnter: { fact: 'reporterRole', is: 'BROKER' },
  next: [],
});

test('a flow is counted: its pages by step and who sees them, its questions, rules and documents', () => {
  const flow = defineFlow({
    line: smallCar,
    flowType: 'DRAFT',
    start: 'role',
    pages: [role, broker],
    documents: {
      rows: [{ when: { fact: 'ongoing', is: true }, required: ['PHOTO', 'LOG'], optional: ['NOTE'] }],
      byAnswer: [{ code: 'NOTE', is: 'leftOut', when: { fact: 'ongoing', is: false } }],
    },
  });
  const { steps, ...counts } = flowCounts(flow);
  expect(counts).toEqual({ code: 'car.DRAFT', pages: 2, questions: 5, rules: 4, documents: 3 });
  expect(steps.filter((pages) => pages !== '')).toEqual(['e', 's']);
});

test('the numbers of the index are those of the flows; "npm run flows:snapshot" renews them', () => {
  expect(flowCountsOfAll).toEqual([...flows, ...laneFlows, ...salesFlows].map(flowCounts));
});
