import { expect, test } from 'vitest';
import { clearedBy } from '#machines/claim/dependents.ts';
import { isWithin, withoutRows } from '#machines/subject/path.ts';
import { findSchema } from '#test/claim/schemaAt.ts';
import { flows } from '#machines/flows/index.ts';
import { isSingle } from '#machines/flow/answersSchema.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { pageScopes, textKeys } from '#machines/report/textKeys.ts';
import { languages, namespacesOf, textsOf } from './allTexts.ts';

/** Every answer that may be dropped because another one changed. */
const cleared = Object.values(clearedBy).flat();

test('what changes, and what may fall with it, is an answer that a claim has', () => {
  const all = [...Object.keys(clearedBy), ...cleared];
  expect(all.filter((path) => findSchema(path) === undefined)).toEqual([]);
});

/**
 * The keys that the name of each answer of a flow may have: with its page it may leave the way and be dropped, or it is a part of
 * what falls with another answer.
 */
const namesIn = ({ claimType, pages }: Flow): readonly (readonly string[])[] =>
  pages.flatMap((page) =>
    page.questions
      .filter((question) => question.isDisplayOnly !== true && !isSingle(question))
      .flatMap(({ ask }) => [ask, ...cleared.filter((path) => isWithin(ask, path))])
      .map((path) => textKeys(pageScopes(claimType, page), `${withoutRows(path)}.label`)),
  );

test.each(languages)('every answer that may fall has a name to be told by in %s', (language) => {
  const said = new Set(
    namespacesOf(language).flatMap((namespace) =>
      [...textsOf(language, namespace).keys()].map((path) => `${namespace}:${path}`),
    ),
  );
  const unsaid = flows.flatMap(namesIn).filter((keys) => !keys.some((key) => said.has(key)));
  expect([...new Set(unsaid.map(([key]) => key))]).toEqual([]);
});
