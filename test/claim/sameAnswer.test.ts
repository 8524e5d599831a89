import { expect, test } from 'vitest';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';

test.each([
  [
    { a: 1, b: { c: [1, 2] } },
    { b: { c: [1, 2] }, a: 1 },
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
  [undefined, undefined],
  [[], []],
])('%j is the same JSON as %j', (one, other) => {
  expect(isSameAnswer(one, other)).toBe(true);
});

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: 1 }],
  [{ a: undefined, c: 1 }, { b: 1 }],
  [
    [1, 2],
    [2, 1],
  ],
  [[], {}],
  [null, {}],
  ['1', 1],
])('%j is other JSON than %j', (one, other) => {
  expect(isSameAnswer(one, other)).toBe(false);
});
