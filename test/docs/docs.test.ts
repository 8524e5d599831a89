import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { filesOf } from '#test/houseSources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A page of the documentation: its path, and its text. */
interface Document {
  readonly file: string;
  readonly text: string;
}

const documents = ['README.md', ...filesOf(['docs'], /\.md$/)].map((file): Document => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}));
const textOf = (file: string) => documents.find((one) => one.file === file)?.text ?? '';

const isThere = (path: string) => existsSync(join(root, path));
const lineCount = (text: string) => text.trimEnd().split('\n').length;

const houseFolder = /^(?:machines|src|server|test|scripts|docs|public)(?:\/|$)/;
const pathShape = /^[\w@.{},/-]+$/;
const fileName = /^[\w.-]+\.(?:ts|tsx|mjs|json|css|html|md)$/;

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
const spelledOut = (path: string): readonly string[] => {
  const braces = /\{([^{}]*)\}/.exec(path);
  if (!braces) return [path];
  return (braces[1] ?? '').split(',').flatMap((part) => spelledOut(path.replace(braces[0], part)));
};

/** What stands in backticks in a line, and the path that a line of code begins with as a comment. */
const namedIn = (line: string): readonly string[] => [
  ...[...line.matchAll(/`([^`]+)`/g)].map(([, named = '']) => named),
  ...[...line.matchAll(/^\s*\/\/ (\S+\/\S+)$/g)].map(([, named = '']) => named),
];

/**
 * The paths of a line that lead nowhere: whole ones, and bare names of files that are neither in a folder named before in the line
 * nor in the root. A placeholder, `<line>`, names no path.
 */
const wrongPathsIn = (line: string): readonly string[] => {
  const before = [''];
  const wrong: string[] = [];
  for (const path of namedIn(line)
    .filter((named) => pathShape.test(named))
    .flatMap(spelledOut)) {
    if (houseFolder.test(path)) {
      if (!isThere(path)) wrong.push(path);
      before.push(fileName.test(path.slice(path.lastIndexOf('/') + 1)) ? dirname(path) : path);
    } else if (fileName.test(path) && !before.some((folder) => isThere(join(folder, path)))) wrong.push(path);
  }
  return wrong;
};

/** The heading as the part of an address that leads to it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** The relative links of a line that lead to no file, or to no heading of it. */
const wrongLinksIn = (line: string, from: string): readonly string[] =>
  [...line.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => {
      if (/^[a-z]+:/.test(link)) return false;
      const [path = '', anchor] = link.split('#');
      const file = path === '' ? from : join(dirname(from), path);
      return !isThere(file) || (anchor !== undefined && !anchorsIn(textOf(file)).includes(anchor));
    });

const wrongCommandsIn = (line: string): readonly string[] =>
  [...line.matchAll(/\bnpm run ([\w:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(manifest.scripts, name));

/** What a function finds in each line of the documentation, with the place of the line. */
const foundIn = (find: (line: string, file: string) => readonly string[]): readonly string[] =>
  documents.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => find(line, file).map((found) => `${file}:${index + 1}: ${found}`)),
  );

describe('the documentation', () => {
  test('begins with a README of at most two hundred lines', () => {
    expect(lineCount(textOf('README.md'))).toBeLessThanOrEqual(200);
  });

  test('names only files and folders that are there', () => {
    expect(foundIn(wrongPathsIn)).toEqual([]);
  });

  test('names only npm commands that package.json has', () => {
    expect(foundIn(wrongCommandsIn)).toEqual([]);
  });

  test('links only to files and headings that are there', () => {
    expect(foundIn(wrongLinksIn)).toEqual([]);
  });

  test('can be reached from the README, page by page', () => {
    const reached = new Set(['README.md']);
    for (const file of reached)
      for (const [, link = ''] of textOf(file).matchAll(/\]\(([^)\s#]+\.md)(?:#[^)\s]*)?\)/g))
        if (!/^[a-z]+:/.test(link)) reached.add(join(dirname(file), link));
    expect(documents.map(({ file }) => file).filter((file) => !reached.has(file))).toEqual([]);
  });
});

describe('the check of the documentation', () => {
  test.each([
    ['`machines/flow/page.ts` and `server`', []],
    ['`machines/flow/nowhere.ts`', ['machines/flow/nowhere.ts']],
    ['`machines/texts/{cs,de}/life.json`', ['machines/texts/de/life.json']],
    ['`machines/flow`: `page.ts`, `nowhere.ts`', ['nowhere.ts']],
    ['`page.ts`', ['page.ts']],
    ['`package.json`', []],
    ['`machines/flows/<line>/draft.ts`', []],
    ['// machines/flows/life/nowhere.ts', ['machines/flows/life/nowhere.ts']],
  ])('reads the paths of %s', (line, wrong) => {
    expect(wrongPathsIn(line)).toEqual(wrong);
  });

  test.each([
    ['[here](README.md#decisions), [there](https://example.com/nowhere)', []],
    ['[here](nowhere.md)', ['nowhere.md']],
    ['[here](README.md#nowhere)', ['README.md#nowhere']],
  ])('reads the links of %s', (line, wrong) => {
    expect(wrongLinksIn(line, 'docs/decisions/any.md')).toEqual(wrong);
  });

  test('reads the npm commands of a line', () => {
    expect(wrongCommandsIn('`npm run bench`, `npm run test:units`')).toEqual(['test:units']);
  });
});

/** What every decision has. */
const parts: Readonly<Record<string, RegExp>> = {
  number: /^# \d{3}\. \S/,
  status: /^Status: (?:accepted|superseded by \[\d{3}\]\(\d{3}-[a-z0-9-]+\.md\))$/m,
  context: /^\*\*Context\.\*\* \S/m,
  choice: /^\*\*Choice\.\*\* \S/m,
  price: /^\*\*Price\.\*\* \S/m,
};

const decisions = documents.filter(
  ({ file }) => file.startsWith('docs/decisions/') && file !== 'docs/decisions/README.md',
);
const nameOf = ({ file }: Document) => file.slice('docs/decisions/'.length);
const numberOf = (decision: Document) => nameOf(decision).slice(0, 3);

describe('a decision', () => {
  test('has a number, a status, a context, a choice and a price', () => {
    const lacking = decisions.flatMap(({ file, text }) =>
      Object.entries(parts).flatMap(([part, pattern]) => (pattern.test(text) ? [] : `${file}: ${part}`)),
    );
    expect(lacking).toEqual([]);
  });

  test('has a file named by its number and its subject', () => {
    const misnamed = decisions.filter(
      (decision) =>
        !/^\d{3}-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/.test(nameOf(decision)) ||
        !decision.text.startsWith(`# ${numberOf(decision)}. `),
    );
    expect(misnamed.map(nameOf)).toEqual([]);
  });

  test('has a number of its own', () => {
    const numbers = decisions.map(numberOf);
    expect(numbers).toEqual([...new Set(numbers)]);
  });

  test('is listed once, under its number', () => {
    const listed = [...textOf('docs/decisions/README.md').matchAll(/^- \[(\d{3})\]\(([^)]+)\) \S/gm)];
    const entries = listed.map(([, number = '', name = '']) => `${number} ${name}`);
    expect(entries.toSorted()).toEqual(
      decisions.map((decision) => `${numberOf(decision)} ${nameOf(decision)}`),
    );
  });
});
