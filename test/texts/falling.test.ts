import { expect, test } from 'vitest';
import { clearedBy } from '../../machines/claim/dependents.ts';
import { isWithin, withoutRows } from '../../machines/claim/path.ts';
import { findSchema } from '../../machines/claim/schemaAt.ts';
import { flows } from '../../machines/flows/index.ts';
import { isSingle } from '../../machines/flow/answersSchema.ts';
import { pageScopes, textKeys } from '../../machines/flow/textKeys.ts';
import { languages, namespacesOf, textsOf } from './allTexts.ts';

/** Everything that is asked, with the keys of its name: with its page it may leave the way, and be dropped. */
const named = flows.flatMap(({ claimType, pages }) =>
  pages.flatMap((page) =>
    page.questions
      .filter((question) => question.isTold !== true && !isSingle(question))
      .map(({ ask }) => ({
        ask,
        keys: textKeys(pageScopes(claimType, page), `${withoutRows(ask)}.label`),
      })),
  ),
);

/** Every answer that may be dropped because another one changed. */
const cleared = Object.values(clearedBy).flat();

test('what changes, and what may fall with it, is an answer that a claim has', () => {
  const all = [...Object.keys(clearedBy), ...cleared];
  expect(all.filter((path) => findSchema(path) === undefined)).toEqual([]);
});

test.each(languages)('every answer that may fall has a name to be told by in %s', (language) => {
  const said = new Set(
    namespacesOf(language).flatMap((namespace) =>
      [...textsOf(language, namespace).keys()].map((path) => `${namespace}:${path}`),
    ),
  );
  const groups = cleared
    .filter((path) => named.some(({ ask }) => isWithin(ask, path)))
    .map((path) => ({ ask: path, keys: [`fields:${withoutRows(path)}.label`] }));
  const nameless = [...named, ...groups].filter(({ keys }) => !keys.some((key) => said.has(key)));
  expect([...new Set(nameless.map(({ ask }) => ask))]).toEqual([]);
});
