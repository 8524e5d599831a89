import { describe, expect, test } from 'vitest';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { flows } from '#machines/flows/index.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { salesFlows } from '#machines/sales/salesFlows.ts';
import { decidingFact } from '#src/inspect/sheet/layout/decidingFact.ts';
import type { Box } from '#src/inspect/sheet/layout/boxes.ts';
import { linesOf } from '#src/inspect/sheet/layout/lines.ts';
import { byLetters, linesIn } from '#src/inspect/sheet/layout/measure.ts';
import { placeSheet } from '#src/inspect/sheet/layout/placeSheet.ts';
import { sheetPages } from '#src/inspect/sheet/layout/sheetPages.ts';
import { sheetWords } from '#src/inspect/sheet/layout/sheetWords.ts';
import { visibleOf, type SheetPage } from '#src/inspect/sheet/layout/visible.ts';
import { withoutCommon } from '#src/inspect/sheet/layout/withoutCommon.ts';
import { wordsOf } from '#test/browser/support/words.ts';

const all: readonly AnyFlow[] = [...flows, ...salesFlows];
const words = sheetWords({ say: wordsOf('cs'), language: 'cs' });
const pagesOf = (flow: AnyFlow) => sheetPages(flow, ({ code }) => code, undefined);
const stepLines = (pages: readonly SheetPage[], step: string) =>
  linesOf(step, visibleOf(pages, new Set([step])));
const sheetOf = (flow: AnyFlow, open: readonly string[], width = 1188) =>
  placeSheet({
    steps: flow.steps.map((id) => ({ id, name: id })),
    pages: pagesOf(flow),
    open: new Set(open),
    width,
    measure: byLetters,
    words,
  });
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each(all)('the sheet of $code', (flow) => {
  test('has no head moved by what is open, and none of its boxes on another', () => {
    for (const width of [1188, 1024]) {
      const closed = sheetOf(flow, [], width).heads.map(({ box }) => box);
      for (const open of [...flow.steps.map((step) => [step]), flow.steps]) {
        const sheet = sheetOf(flow, open, width);
        expect(sheet.heads.map(({ box }) => box)).toEqual(closed);
        const boxes = [...closed, ...sheet.opened.flatMap(({ stops }) => stops.map(({ box }) => box))];
        expect(boxes.filter((one, at) => boxes.some((other, to) => to > at && overlap(one, other)))).toEqual(
          [],
        );
        expect(
          boxes.filter(
            ({ x, y, width: wide, height }) => x + wide > sheet.width || y + height > sheet.height,
          ),
        ).toEqual([]);
      }
    }
  });

  test('shows each of its pages once, closed as a row or behind one, open as a stop', () => {
    const codes = flow.pages.map(({ code }) => code).toSorted();
    const open = sheetOf(flow, flow.steps).opened.flatMap(({ stops }) => stops.map(({ page }) => page.code));
    expect(open.toSorted()).toEqual(codes);
    const { rows } = sheetOf(flow, []);
    expect(rows.reduce((sum, { following }) => sum + 1 + following, 0)).toBe(codes.length);
  });

  test('says each transition of an open step in one way', () => {
    const pages = pagesOf(flow);
    for (const step of flow.steps) {
      const { stops, drawn, implied, words: said, rails } = stepLines(pages, step);
      const own = new Set(stops.map(({ node }) => node.id));
      const { ways } = visibleOf(pages, new Set([step]));
      const touching = ways.filter(({ from, to }) => own.has(from) || own.has(to));
      expect([...drawn, ...implied, ...said, ...rails].toSorted(byEnds)).toEqual(touching.toSorted(byEnds));
    }
  });
});

const byEnds = (a: { from: string; to: string }, b: { from: string; to: string }) =>
  `${a.from} ${a.to}`.localeCompare(`${b.from} ${b.to}`);

test('dashed arrows suggest no more transitions than told here, which a flow does not have', () => {
  const suggested = all.flatMap((flow) => {
    const pages = pagesOf(flow);
    return flow.steps.flatMap((step) => {
      const { drawn, passed } = stepLines(pages, step);
      const from = (id: string) => drawn.filter((way) => way.from === id);
      // Whom a dashed arrow does not admit goes past its target, to what follows it.
      const after = (id: string): readonly string[] =>
        from(id).flatMap((way) => [way.to, ...(passed.has(way) ? after(way.to) : [])]);
      return pages
        .filter((page) => page.step === step)
        .flatMap(({ code, next }) =>
          [...new Set(after(code))]
            .filter((to) => !next.includes(to))
            .map((to) => `${flow.code} ${code} > ${to}`),
        );
    });
  });
  expect(suggested).toEqual([
    'car.DRAFT event > damagedParts',
    'car.DRAFT event > damageExtent',
    'car.DRAFT event > glassRepair',
    'car.DRAFT event > injury',
    'car.DRAFT sufferedDamage > damageExtent',
    'car.DRAFT sufferedDamage > glassRepair',
    'car.DRAFT damageExtent > glassRepair',
    'life.DRAFT policy > loan',
    'life.DRAFT bodyPart > permanentAthlete',
    'life.DRAFT permanentEvent > permanentAthlete',
    'life.DRAFT noWork > noWorkPolice',
    'life.DRAFT noWork > noWorkAthlete',
    'uniflow.DRAFT event > petLost',
    'uniflow.DRAFT event > causedDamage',
  ]);
});

test('of reports of one risk only the pages that it may lead to are left, without the rules that it satisfies', () => {
  expect(decidingFact(lifeDraft)).toBe('appliedRiskId');
  const pages = sheetPages(lifeDraft, ({ code }) => code, { appliedRiskId: 'UMR' });
  const event = pages.filter(({ step }) => step === 'event');
  expect(event.map(({ code, rule }) => [code, rule === undefined])).toEqual([
    ['death', true],
    ['deathInjury', false],
    ['deathMore', false],
    ['claimant', true],
    ['claimants', false],
  ]);
  expect(pages.find(({ step }) => step === 'bank')?.next).toEqual(['death']);
});

test('the first alternative says who comes, and how many others there are', () => {
  const risk = (is: string) => ({ fact: 'appliedRiskId', is });
  expect(words.whoComes({ any: [risk('UMR'), risk('INV'), risk('BAN')] })).toBe(
    'Riziko: „Úmrtí“, nebo 2 jiné',
  );
  expect(words.whoComes(risk('UMR'))).toBe('Riziko: „Úmrtí“');
  expect(words.whoComes(undefined)).toBe('Všichni ostatní');
});

test('what all pages of a step ask for is not said before each', () => {
  const [a, b, c] = [
    { fact: 'a', is: true },
    { fact: 'b', is: true },
    { fact: 'c', is: true },
  ];
  const ruleOf = withoutCommon([{ all: [a, b] }, { all: [a, b, c] }, { all: [a, c] }]);
  expect([{ all: [a, b] }, { all: [a, b, c] }, a].map(ruleOf)).toEqual([b, { all: [b, c] }, a]);
});

test.each([
  ['The way it goes', ['The way', 'it goes']],
  ['The way it goes on and on', ['The way', 'it goe…']],
  ['Unendingness', ['Unendi…']],
  ['The (way it', ['The', '(way it']],
])('"%s" in seven letters is %j', (text, lines) => {
  expect(linesIn(text, 7, 2, (some) => some.length)).toEqual(lines);
});
