import { describe, expect, test } from 'vitest';
import { questionsBy, reasonFor, reasons } from '../../machines/analysis/reasons.ts';
import type { Question } from '../../machines/flow/question.ts';
import { flows } from '../../machines/flows/index.ts';
import cs from '../../machines/texts/cs/inspect.json' with { type: 'json' };
import en from '../../machines/texts/en/inspect.json' with { type: 'json' };
import sk from '../../machines/texts/sk/inspect.json' with { type: 'json' };

const withRows = (questions: readonly Question[]): readonly Question[] =>
  questions.flatMap((question) => [question, ...withRows(question.rows ?? [])]);

const asked = [
  ...new Set(
    flows
      .flatMap(({ pages }) => pages.flatMap(({ questions }) => withRows(questions)))
      .flatMap(({ ask, isTold }) => (isTold ? [] : [ask])),
  ),
];

describe('why a clerk needs an answer', () => {
  test('is said of every question of every flow', () => {
    expect(asked.filter((path) => reasonFor(path) === undefined)).toEqual([]);
  });

  test('is said once, and of nothing that nobody asks', () => {
    const ends = reasons.flatMap(questionsBy);
    expect(ends).toEqual([...new Set(ends)]);
    const counts = (end: string) =>
      asked.some(
        (path) =>
          (path === end || path.endsWith(`.${end}`)) &&
          !ends.some((other) => other.length > end.length && path.endsWith(other)),
      );
    expect(ends.filter((end) => !counts(end))).toEqual([]);
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
    expect(Object.keys(words).toSorted()).toEqual(reasons.toSorted());
    expect(new Set(Object.values(words)).size).toBe(reasons.length);
  });
});
