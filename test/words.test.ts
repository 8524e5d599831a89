import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { filesOf, sources, withoutComments } from './houseSources.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const tests = filesOf(['test'], /\.(ts|tsx)$/).map(
  (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
);

/** Each of them stood for several things. The glossary (docs/glossary.md) has a word for every one of those. */
const avoided = ['told', 'kept', 'drawn', 'standing', 'settled', 'beside'];

/** The names that a file exports: of declarations, and those in braces as they are known outside. */
const exportsOf = (text: string): readonly string[] => {
  const code = withoutComments(text);
  const declared = code.matchAll(
    /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|enum|type|interface) ([\w$]+)/gm,
  );
  const unpacked = code.matchAll(/^export const [{[]([^=]*)[}\]] =/gm);
  const listed = code.matchAll(/^export (?:type )?\{([^}]*)\}/gm);
  const inBraces = [...unpacked, ...listed].flatMap(([, names = '']) =>
    names.split(',').map((name) => /([\w$]+)\s*$/.exec(name)?.[1] ?? ''),
  );
  return [...[...declared].map(([, name = '']) => name), ...inBraces];
};

/** The words of a name: `isKeptHere` is made of is, kept and here. */
const wordsOf = (name: string): readonly string[] =>
  name.split(/_|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).map((word) => word.toLowerCase());

const isAvoided = (name: string): boolean => wordsOf(name).some((word) => avoided.includes(word));

describe('the names that files export', () => {
  test('are read from declarations and from lists', () => {
    const text = [
      'export const isKept = 1;',
      'export const { told, here: standing } = pair;',
      'export type { Drawn as Page, Rule } from "./x.ts";',
      'export async function settleDown() {}',
      '// export const beside = 1;',
    ].join('\n');
    expect(exportsOf(text)).toEqual(['isKept', 'settleDown', 'told', 'standing', 'Page', 'Rule']);
    expect(exportsOf(text).filter(isAvoided)).toEqual(['isKept', 'told', 'standing']);
  });

  test('say none of the words that stood for several things', () => {
    const found = [...sources, ...tests].flatMap(([file, text]) =>
      exportsOf(text)
        .filter(isAvoided)
        .map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});
