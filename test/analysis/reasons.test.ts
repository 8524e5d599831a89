import { describe, expect, test } from 'vitest';
import { reasonFor, whys } from '#machines/analysis/reasons.ts';
import type { Question } from '#machines/flow/question.ts';
import { flows } from '#machines/flows/index.ts';
import cs from '#machines/texts/cs/inspect.json' with { type: 'json' };
import en from '#machines/texts/en/inspect.json' with { type: 'json' };
import sk from '#machines/texts/sk/inspect.json' with { type: 'json' };
import { imports, sources } from '#test/houseSources.ts';

const withRows = (questions: readonly Question[]): readonly Question[] =>
  questions.flatMap((question) => [question, ...withRows(question.rows ?? [])]);

const asked = [
  ...new Set(
    flows
      .flatMap(({ pages }) => pages.flatMap(({ questions }) => withRows(questions)))
      .flatMap(({ ask, isDisplayOnly }) => (isDisplayOnly ? [] : [ask])),
  ),
];

const folder = 'machines/claim/fields/whys/';

/** The ends of paths that a table names. */
const endsIn = (table: string) => [...table.matchAll(/^ {2}'?([\w.[\]]+)'?: '/gm)].map(([, end = '']) => end);

/** True where the catalogue names the first or the last part of a path. */
const hasField = (catalogue: string, end: string) =>
  end
    .replaceAll('[]', '')
    .split('.')
    .some((part) => new RegExp(`\\b${part}[:,]`).test(catalogue));

describe('why a clerk needs an answer', () => {
  test('is said of every question of every flow', () => {
    expect(asked.filter((path) => reasonFor(path) === undefined)).toEqual([]);
  });

  test('is said once, and of nothing that nobody asks', () => {
    const ends = whys.map(({ end }) => end);
    expect(ends).toEqual([...new Set(ends)]);
    const counts = (end: string) =>
      asked.some(
        (path) =>
          (path === end || path.endsWith(`.${end}`)) &&
          !ends.some((other) => other.length > end.length && path.endsWith(other)),
      );
    expect(ends.filter((end) => !counts(end))).toEqual([]);
  });

  test('stands beside the part of the catalogue that has the answer', () => {
    const tables = [...sources].filter(([file]) => file.startsWith(folder));
    const misplaced = tables.flatMap(([file, table]) => {
      const catalogue = sources.get(file.replace('/whys/', '/')) ?? '';
      return endsIn(table).filter((end) => !hasField(catalogue, end));
    });
    expect(misplaced).toEqual([]);
  });

  test('is loaded by nobody but the analysis of flows', () => {
    const importers = [...imports].filter(([, lines]) => lines.some(({ to }) => to.startsWith(folder)));
    expect(importers.map(([file]) => file)).toEqual(['machines/analysis/reasons.ts']);
  });

  test.each([
    ['incidentDate', 'inForce'],
    ['reporter.fullName', 'contact'],
    ['insured.fullName', 'person'],
    ['driver.fullName', 'traffic'],
    ['injuredParties[].damagedVehicles[].vin', 'vehicle'],
    ['injuredParties[].relation', 'household'],
  ])('goes by the longest end of its path: %s', (path, reason) => {
    expect(reasonFor(path)).toBe(reason);
  });

  test.each([
    ['cs', cs],
    ['sk', sk],
    ['en', en],
  ])('has words of its own in %s', (_, { reason: words }) => {
    const reasons = [...new Set(whys.map(({ reason }) => reason))];
    expect(Object.keys(words).toSorted()).toEqual(reasons.toSorted());
    expect(new Set(Object.values(words)).size).toBe(reasons.length);
  });
});
