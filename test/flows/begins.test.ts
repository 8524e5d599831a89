import { expect, test } from 'vitest';
import { codesOf, innermost } from '#machines/subject/schema.ts';
import { schemaAt } from '#test/claim/schemaAt.ts';
import { beginningsOf } from '#machines/flow/withBeginnings.ts';
import { flows } from '#machines/flows/index.ts';

const questions = flows.flatMap(({ pages }) => pages.flatMap((page) => page.questions));

test('what a question begins with comes from an answer of its kind', () => {
  const unlike = questions.flatMap((question) =>
    beginningsOf(question).flatMap(({ from }) => {
      if (from === undefined) return [];
      const [own, other] = [innermost(question.field), innermost(schemaAt(from))];
      const isLike = own._zod.def.type === other._zod.def.type;
      const isOffered = codesOf(other).every((code) => codesOf(own).includes(code));
      return isLike && isOffered ? [] : [`${question.ask} from ${from}`];
    }),
  );
  expect(unlike).toEqual([]);
});

test('a question begins with one thing at a time', () => {
  const sources = questions
    .flatMap(beginningsOf)
    .map(({ from, value, every, written }) =>
      [from, value, every, written].filter((one) => one !== undefined),
    );
  expect(sources.filter(({ length }) => length !== 1)).toEqual([]);
});
