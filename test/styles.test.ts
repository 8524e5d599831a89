import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesOf, withoutComments } from './houseSources.ts';

/** What makes a browser work out the style of the whole page anew for one element that comes, goes or takes the focus. */
const costly = {
  'every element beside every other': /\*\s*[+~]\s*\*/g,
  'every element that has something in it or beside it': /(?<=^|[\s,{}>+~]):has\(/g,
  'a place among elements of its kind': /:(?:nth-|[a-z]+-of-type)/g,
  'a form or document by where the focus is': /(?:form|html|body|\.page):has\([^{]*:focus/g,
};

const sheets = filesOf(['src'], /\.css$/).map((file) => ({
  file,
  text: withoutComments(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')),
}));

describe('a style sheet', () => {
  test.each(Object.entries(costly))('never asks for %s', (_, pattern) => {
    const found = sheets.flatMap(({ file, text }) =>
      (text.match(pattern) ?? []).map((selector) => `${file}: ${selector}`),
    );
    expect(found).toEqual([]);
  });

  test('has a name that no other has, by which its classes are called', () => {
    const names = sheets.map(({ file }) => basename(file));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
