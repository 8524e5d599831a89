import { expect, test } from 'vitest';
import { compareFlows } from '#machines/analysis/overview/compareFlows.ts';
import { defineFlow, definePage } from '#machines/report/kit.ts';
import { ask } from '#test/ask.ts';
import { smallCar } from '#test/flow/small/lines.ts';

const role = definePage({
  code: 'role',
  path: '/kdo-hlasi',
  step: 'role',
  questions: [ask('reporterRole'), ask('vin'), ask('reporter.email')],
  next: ['broker'],
});
const broker = definePage({
  code: 'broker',
  path: '/zprostredkovatel',
  step: 'role',
  canEnter: { fact: 'reporterRole', is: 'BROKER' },
  next: [],
});

const lawyer = definePage({ code: 'lawyer', path: '/pravnik', step: 'role', next: [] });

test('two flows stand side by side: pages in pairs, with the questions in which they differ', () => {
  const flowOf = (pages: readonly (typeof role | typeof broker | typeof lawyer)[]) =>
    defineFlow({ line: smallCar, flowType: 'DRAFT', start: 'role', pages });
  const one = flowOf([role, broker]);
  const other = flowOf([
    {
      ...role,
      questions: [
        ask('reporterRole', { only: ['BROKER'] }),
        ask('reporter.email'),
        ask('reporter.tel', { optional: true }),
      ],
    },
    { ...broker, canEnter: { fact: 'ongoing', is: true } },
    lawyer,
  ]);
  const pairs = compareFlows(one, other, (_, { code }) => code);
  expect(pairs.map((pair) => ({ ...pair, one: pair.one?.code, other: pair.other?.code }))).toEqual([
    {
      step: 'role',
      one: 'role',
      other: 'role',
      isForOthers: false,
      questions: [
        { path: 'reporterRole', is: 'different', by: ['choices'] },
        { path: 'vin', is: 'lost', by: [] },
        { path: 'reporter.tel', is: 'gained', by: [] },
      ],
      same: 1,
    },
    { step: 'role', one: 'broker', other: 'broker', isForOthers: true, questions: [], same: 0 },
    { step: 'role', one: undefined, other: 'lawyer', isForOthers: false, questions: [], same: 0 },
  ]);
});
