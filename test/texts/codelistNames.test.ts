import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ClaimType } from '../../machines/claim/enums.ts';
import { codelistOf } from '../../machines/claim/codelistOf.ts';
import { flows } from '../../machines/flows/index.ts';
import { documentsByAnswer } from '../../machines/flows/shared/documentsByAnswer.ts';
import { documentTable, type DocumentsWanted } from '../../machines/flows/shared/documentTable.ts';
import { lifeDocumentsByAnswer } from '../../machines/flows/shared/lifeDocumentsByAnswer.ts';
import { readCodelists } from '../../server/codelists/codelists.ts';
import { schemaFields } from '../../src/inspect/fields/schemaFields.ts';
import { languages } from './allTexts.ts';

const codelists = readCodelists();
const found = (name: string) => codelists.find(name) ?? [];

/** The codelists that the sources of the browser name: `codelist="bank-code"`, `useCodelist('country')`, `codelist('job-type')`. */
const named = ['src/pages', 'src/fields', 'src/app'].flatMap((folder) => {
  const path = new URL(`../../${folder}/`, import.meta.url);
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(new URL(file, path), 'utf8'))
    .flatMap((source) => [
      ...source.matchAll(/\bcodelist="([\w-]+)"|\b(?:useCodelist|selected|picked|codelist)\('([\w-]+)'/g),
    ])
    .map(([, attribute, argument]) => attribute ?? argument ?? '');
});

/** The codelists that have the words of an answer of a flow. */
const ofAnswers = flows
  .flatMap(({ pages }) => pages.flatMap(({ answers }) => schemaFields(answers)))
  .flatMap(({ name }) => codelistOf(name.split(/[.[\]]+/).findLast((part) => part !== '') ?? '') ?? []);

const used = [...new Set([...named, ...ofAnswers])].toSorted();

describe('the service', () => {
  test('has every codelist that a page offers or an answer is named by', () => {
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((name) => found(name).length === 0)).toEqual([]);
  });

  test.each(used)('names every value of %s in three languages', (codelist) => {
    const nameless = found(codelist).flatMap(({ code, name }) =>
      languages
        .filter((language) => name[language].trim() === '')
        .map((language) => `${code} in ${language}`),
    );
    expect(nameless).toEqual([]);
  });
});

const codesIn = ({ required, optional }: DocumentsWanted) => [...required, ...optional];

test.each(ClaimType.options)('every document that a claim of %s may want has a name', (claimType) => {
  const known = new Set(found('document-type').map(({ code }) => code));
  const wanted = Object.values<DocumentsWanted>(documentTable[claimType]).flatMap(codesIn);
  expect(wanted.filter((code) => !known.has(code))).toEqual([]);
});

test('every document that an answer decides about has a name', () => {
  const known = new Set(found('document-type').map(({ code }) => code));
  const decided = [...documentsByAnswer, ...lifeDocumentsByAnswer].map(({ code }) => code);
  expect(decided.filter((code) => !known.has(code))).toEqual([]);
});
