import { expect, test } from 'vitest';
import { clearedBy } from '../../machines/claim/dependents.ts';
import { isWithin, withoutRows } from '../../machines/claim/path.ts';
import { findSchema } from '../../machines/claim/schemaAt.ts';
import { flows } from '../../machines/flows/index.ts';
import { isSingle } from '../../machines/flow/answersSchema.ts';
import { languages, textsOf } from './allTexts.ts';

/** Everything that is asked: with its page it may leave the way, and be dropped. */
const asked = [
  ...new Set(
    flows.flatMap(({ pages }) =>
      pages.flatMap(({ questions }) =>
        questions.filter((question) => question.isTold !== true && !isSingle(question)).map(({ ask }) => ask),
      ),
    ),
  ),
];

/** Every answer that may be dropped because another one changed. */
const cleared = Object.values(clearedBy).flat();

test('what changes, and what may fall with it, is an answer that a claim has', () => {
  const all = [...Object.keys(clearedBy), ...cleared];
  expect(all.filter((path) => findSchema(path) === undefined)).toEqual([]);
});

test.each(languages)('every answer that may fall has a name to be told by in %s', (language) => {
  const texts = textsOf(language, 'fields');
  const told = cleared.filter((path) => asked.some((other) => other === path || isWithin(other, path)));
  const names = [...new Set([...asked, ...told].map(withoutRows))];
  expect(names.filter((name) => !texts.has(`${name}.label`))).toEqual([]);
});
