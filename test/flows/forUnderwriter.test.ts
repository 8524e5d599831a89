import { describe, expect, test } from 'vitest';
import { withValueAt } from '#machines/subject/valueAt.ts';
import type { Question } from '#machines/flow/question.ts';
import { flows } from '#machines/flows/index.ts';
import { saidOn } from '#test/flow/saidOn.ts';

const withRows = (questions: readonly Question[]): readonly Question[] =>
  questions.flatMap((question) => [question, ...withRows(question.rows ?? [])]);

/** Every page, in every line, that asks for an answer of this name. */
const asking = (name: string) =>
  flows.flatMap(({ claimType, pages }) =>
    pages.flatMap((page) =>
      withRows(page.questions)
        .filter(({ ask }) => ask === name || ask.endsWith(`.${name}`))
        .map(({ ask }) => ({
          page,
          place: `${claimType} ${page.code}`,
          path: ask.replaceAll('[]', '[0]'),
        })),
    ),
  );

/** The places where an answer does not reach an underwriter. */
const unseen = (name: string, answer: string) =>
  asking(name)
    .filter(
      ({ page, path }) =>
        !saidOn(page, {}, withValueAt({}, path, answer)).includes(`underwriting underwritingReview ${path}`),
    )
    .map(({ place }) => place);

describe('an underwriter looks at it in every line, whatever page asks', () => {
  test.each([
    ['somebody had been drinking', 'alcohol', 'YES'],
    ['a serious injury', 'injurySeverity.code', '1'],
    ['a death', 'injurySeverity.code', '4'],
  ])('%s', (_what, name, answer) => {
    expect(asking(name).length).toBeGreaterThan(0);
    expect(unseen(name, answer)).toEqual([]);
  });

  test.each([
    ['nobody had been drinking', 'alcohol', 'NO'],
    ['a light injury', 'injurySeverity.code', '2'],
    ['an injury of another kind', 'injurySeverity.code', '3'],
  ])('and at nothing where it is %s', (_what, name, answer) => {
    expect(unseen(name, answer)).toEqual(asking(name).map(({ place }) => place));
  });
});
