import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { sources } from './houseSources.ts';

/** The names that an object literal gives values to, without those that are spread into it. */
const namesOf = (properties: readonly unknown[]): readonly string[] =>
  properties.flatMap((property): string[] => {
    if (typeof property !== 'object' || property === null || !('key' in property)) return [];
    const { key } = property;
    return typeof key === 'object' && key !== null && 'name' in key ? [String(key.name)] : [];
  });

/** The object literals of a module that name a fact, by the names they give values to. */
const leavesIn = (part: unknown): readonly (readonly string[])[] => {
  if (Array.isArray(part)) return part.flatMap(leavesIn);
  if (typeof part !== 'object' || part === null) return [];
  const within = Object.values(part).flatMap(leavesIn);
  if (!('properties' in part) || !('type' in part) || part.type !== 'ObjectExpression') return within;
  const names = Array.isArray(part.properties) ? namesOf(part.properties) : [];
  // The count of the rows of a list names a fact, too, with all its values.
  return names.includes('fact') && !names.includes('values') ? [names, ...within] : within;
};

const asksOnce = (names: readonly string[]): boolean =>
  names.filter((name) => name === 'is' || name === 'in').length === 1;

const leaves = [...sources]
  .filter(([file, text]) => /\bfact\b/.test(text) && /^machines\/(claim|flows|report|sales)\//.test(file))
  .flatMap(([file, text]) => leavesIn(parseAst(text, { lang: 'ts' })).map((names) => ({ file, names })));

it('asks of a fact that it has one value or one of several, and never both or neither', () => {
  expect(leaves.length).toBeGreaterThan(300);
  expect(leaves.filter(({ names }) => !asksOnce(names))).toEqual([]);
});
