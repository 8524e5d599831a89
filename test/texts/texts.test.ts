import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { partsAsked, type AskedPart } from '#machines/subject/control.ts';
import { flows } from '#machines/flows/index.ts';
import { failures } from '#machines/calls/failures.ts';
import { languages, namespacesOf, textsOf, type Language } from './allTexts.ts';
import { questionsOn } from './questionKeys.ts';

/** The forms a counted text needs. Czech and Slovak use "many" for decimals only, and nothing counted here has any. */
const pluralForms = {
  cs: ['few', 'one', 'other'],
  sk: ['few', 'one', 'other'],
  en: ['one', 'other'],
} satisfies Record<Language, string[]>;

const sourceText = ['machines', 'src', 'server'].flatMap(sourcesIn).join('\n');

const pages = flows.flatMap((flow) => flow.instances);
const questions = pages.flatMap(questionsOn);

/** What is said about all questions of a group, beside its heading. */
const groupHints = questions.flatMap(({ group }) =>
  group === undefined ? [] : [`${group.split('.').at(-1)}Hint`],
);

const plural = /_(zero|one|two|few|many|other)$/;

/** Namespaces whose texts are looked up by field, page or dialog. Failures and checks have those of the whole product. */
const byCode = ['fields', 'dialogs', 'car', 'life', 'uniflow', 'shared'];

test('every language has the same namespaces', () => {
  expect({ sk: namespacesOf('sk'), en: namespacesOf('en') }).toEqual({
    sk: namespacesOf('cs'),
    en: namespacesOf('cs'),
  });
});

describe.each(namespacesOf('cs'))('the texts of %s', (namespace) => {
  test.each(['sk', 'en'] as const)('have the same keys in %s as in cs', (language) => {
    expect(stemsOf(language, namespace)).toEqual(stemsOf('cs', namespace));
  });

  test.each(['sk', 'en'] as const)('have the same placeholders in %s as in cs', (language) => {
    expect(placeholdersOf(language, namespace)).toEqual(placeholdersOf('cs', namespace));
  });

  test.each(languages)('have every plural form in %s', (language) => {
    expect(pluralsOf(language, namespace)).toEqual(
      new Map([...pluralsOf(language, namespace).keys()].map((stem) => [stem, pluralForms[language]])),
    );
  });

  test.each(languages)('are never empty or unfinished in %s', (language) => {
    const unfinished = [...textsOf(language, namespace)].filter(([, text]) => !isFinished(text));
    expect(unfinished).toEqual([]);
  });
});

test.each(languages)('every failure has a title and a text in %s', (language) => {
  const texts = textsOf(language, 'failures');
  const needed = Object.keys(failures).flatMap((code) => [`${code}.title`, `${code}.text`]);
  expect(needed.filter((key) => !texts.has(key))).toEqual([]);
});

test('every check has a text, among those of all or beside the fields of the shell that alone have it', () => {
  const texts = textsOf('cs', 'checks');
  const ofShell = (['clientRecord', 'operations', 'switches'] as const)
    .flatMap((namespace) => [...textsOf('cs', namespace).keys()])
    .map((key) => key.split('.').at(-1));
  expect(checkKeys().filter((key) => !texts.has(key) && !ofShell.includes(key))).toEqual([]);
});

test.each(byCode)('every text of %s is of something the sources name', (namespace) => {
  const words = new Set([...(sourceText.match(/[A-Za-z0-9_-]+/g) ?? []), ...groupHints]);
  const nameless = [...stemsOf('cs', namespace)].filter(
    (key) => !key.split('.').every((part) => words.has(part)),
  );
  expect(nameless).toEqual([]);
});

const stemsOf = (language: Language, namespace: string) =>
  new Set([...textsOf(language, namespace).keys()].map((key) => key.replace(plural, '')));

/** The placeholders by key; those of a counted text count together, because `one` may leave out the number. */
function placeholdersOf(language: Language, namespace: string): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const [key, text] of textsOf(language, namespace)) {
    const names = String(text).matchAll(/\{\{\s*([\w.]+)/g);
    const stem = key.replace(plural, '');
    const known = found.get(stem) ?? new Set();
    for (const [, name] of names) known.add(name ?? '');
    found.set(stem, known);
  }
  return new Map([...found].map(([stem, names]) => [stem, [...names].toSorted()]));
}

function pluralsOf(language: Language, namespace: string): Map<string, string[]> {
  const counted = [...textsOf(language, namespace).keys()].filter((key) => plural.test(key)).toSorted();
  const groups = Map.groupBy(counted, (key) => key.replace(plural, ''));
  return new Map([...groups].map(([stem, keys]) => [stem, keys.map((key) => plural.exec(key)?.[1] ?? '')]));
}

const isFinished = (text: unknown) =>
  typeof text === 'string' && text.trim() === text && text !== '' && !/\b(?:TODO|FIXME|XXX)\b/.test(text);

/** The keys that checks of one value and zod's own name in the sources, and those that pages and their questions say. */
function checkKeys(): string[] {
  const named = /\b(?:must|mustBePresent|should|underwriting)\(\s*'(\w+)'/g;
  const builtin = /\bkey(?:: |Of\w+\[.*\?\? )'(\w+)'/g;
  const issues = readFileSync(
    new URL('../../machines/subject/issues/builtinIssue.ts', import.meta.url),
    'utf8',
  );
  return [
    ...[...sourceText.matchAll(named), ...issues.matchAll(builtin)].map(([, key]) => key ?? ''),
    ...pages.flatMap(({ checks }) => checks.map(({ says }) => says.key)),
    ...questions.flatMap(({ missing }) => missing ?? []),
    ...Object.values<readonly AskedPart[]>(partsAsked).flatMap((parts) =>
      parts.flatMap(({ missing }) => missing ?? []),
    ),
  ];
}

function sourcesIn(folder: string): string[] {
  const path = fileURLToPath(new URL(`../../${folder}/`, import.meta.url));
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  return files.map((file) => readFileSync(join(path, file), 'utf8'));
}
