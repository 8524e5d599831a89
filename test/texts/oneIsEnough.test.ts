import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutRows } from '#machines/subject/path.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import type { Question } from '#machines/flow/question.ts';
import { flows } from '#machines/flows/index.ts';
import { namesOf } from './questionKeys.ts';

const texts = (language: string, file: string): unknown =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../machines/texts/${language}/${file}.json`), 'utf8'),
  );

/** Two answers that one box takes: its words say both. */
const inOneBox = new Set(
  flows
    .flatMap(({ pages }) => pages.flatMap(({ questions }) => questions))
    .flatMap((question) => [question, ...(question.rows ?? [])])
    .flatMap(({ ask, either }) => (either ? [ask, either.with] : [])),
);

/** Questions of which one answer makes another needless, each once, with the group they stand in. */
const pairs = new Map<string, Question & { readonly claimType: string }>(
  flows
    .flatMap(({ claimType, pages }) =>
      pages.flatMap(({ questions }) =>
        questions
          .flatMap((question) => [question, ...(question.rows ?? [])])
          .map((question) => ({ ...question, claimType })),
      ),
    )
    .flatMap((question) =>
      question.or === undefined || inOneBox.has(question.ask)
        ? []
        : [[`${question.claimType} ${question.ask}`, question] as const],
    ),
);

test('both of two that are as good say so in their rules, not only one of them', () => {
  const alone = [...pairs.values()].filter(({ claimType, or }) => !pairs.has(`${claimType} ${or}`));
  expect(alone.map(({ ask }) => ask)).toEqual([]);
});

test.each(['cs', 'sk', 'en'])(
  'where one of two answers is enough, %s says so before and after',
  (language) => {
    const fields = texts(language, 'fields');
    const checks = texts(language, 'checks');
    const silent = [...pairs.values()].flatMap((question) => {
      const { ask, or = '', group, claimType, missing, optional } = question;
      const own = valueAt(texts(language, claimType), 'fields');
      const hints = [
        group && valueAt(texts(language, claimType), `${group}Hint`),
        ...[...namesOf(question), withoutRows(or)].flatMap((name) => [
          valueAt(own, `${name}.hint`),
          valueAt(fields, `${name}.hint`),
        ]),
      ];
      const isTold = hints.some((hint) => /stač|enough/i.test(String(hint)));
      const said =
        missing === undefined
          ? namesOf(question).flatMap((name) => [
              valueAt(own, `${name}.required`),
              valueAt(fields, `${name}.required`),
            ])
          : [valueAt(checks, missing)];
      const isSaid = optional === true || said.some((text) => / (nebo|alebo|or) /.test(String(text)));
      return isTold && isSaid ? [] : [ask];
    });
    expect(silent).toEqual([]);
  },
);
