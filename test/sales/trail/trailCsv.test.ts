import { expect, test } from 'vitest';
import { csvOf } from '#machines/sales/trail/trailCsv.ts';
import { trailFilterOf } from '#machines/sales/trail/trailQuery.ts';

test('a file has a row a look, and every cell is the text that it is', () => {
  expect(
    csvOf([
      ['Kdo', 'Proč'],
      ['A100', 'řekl "prosím"; zavolám'],
      ['=SUM(A1)', '-1'],
    ]),
  ).toBe('\uFEFFKdo;Proč\r\nA100;"řekl ""prosím""; zavolám"\r\n\'=SUM(A1);\'-1\r\n');
});

test('personal numbers are looked for in capitals, and what is left out is not asked for', () => {
  expect(trailFilterOf({ lookedBy: 'a100', lookKind: 'OPEN' })).toEqual({ actor: 'A100', kind: 'OPEN' });
  expect(trailFilterOf({ lookedFor: 'a200', lookFrom: '2026-11-01', lookTo: '2026-11-20' })).toEqual({
    actsFor: 'A200',
    from: '2026-11-01',
    to: '2026-11-20',
  });
});
