import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { bankCodes } from '#machines/claim/codes/bankCode.ts';
import { controlOf, type Control } from '#machines/subject/control.ts';
import { schemaAt } from '#test/claim/schemaAt.ts';
import { codesOf } from '#machines/subject/schema.ts';
import { answersTo, codeOf, controlFor } from '#machines/flow/question.ts';
import { flows } from '#machines/flows/index.ts';
import { readCodelists } from '#server/codelists/codelists.ts';
import { languages } from './allTexts.ts';
import { questionsOn } from './questionKeys.ts';

const codelists = readCodelists();
const found = (name: string) => codelists.find(name) ?? [];

const sources = fileURLToPath(new URL('../../src/', import.meta.url));

/** The codelists that the sources of the browser name: `codelist="bank-code"`, `useCodelist('country')`, `codelist('job-type')`. */
const named = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join(sources, file), 'utf8'))
  .flatMap((source) => [
    ...source.matchAll(/\bcodelist="([\w-]+)"|\b(?:useCodelist|selected|picked|codelist)\('([\w-]+)'/g),
  ])
  .map(([, attribute, argument]) => attribute ?? argument ?? '');

const questions = flows.flatMap(({ pages }) => pages.flatMap(questionsOn));

const codelistIn = (control: Control | undefined) =>
  control && 'codelist' in control ? control.codelist : undefined;

/** The codelists that answers of flows are picked from, those of parts of an answer included. */
const ofAnswers = questions
  .flatMap((question) => [
    codelistIn(controlFor(question)) ?? [],
    answersTo(question).flatMap(({ name }) => codelistIn(controlOf(schemaAt(name))) ?? []),
  ])
  .flat();

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

  test.each(used)('names no value of %s twice', (codelist) => {
    const codes = found(codelist).map(({ code }) => code);
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
  });
});

test.each(['contract-role', 'care-type', 'job-type'])(
  'every value of %s says what it means in three languages',
  (codelist) => {
    const unsaid = found(codelist).filter(
      ({ description }) => !description || languages.some((language) => description[language].trim() === ''),
    );
    expect(unsaid.map(({ code }) => code)).toEqual([]);
  },
);

test('the banks that are listed are those a code is recognised by', () => {
  expect(found('bank-code').map(({ code }) => code)).toEqual([...bankCodes]);
  expect(bankCodes.size).toBe(48);
});

test('every code that a question offers, or that its field may have, is in its codelist', () => {
  const nameless = questions.flatMap((question) => {
    const codelist = codelistIn(controlFor(question));
    const codes = question.only?.map(codeOf) ?? codesOf(schemaAt(question.ask));
    const known = new Set(codelist === undefined ? [] : found(codelist).map(({ code }) => code));
    return codelist === undefined ? [] : codes.filter((code) => !known.has(String(code)));
  });
  expect(nameless).toEqual([]);
});

test.each(flows)(
  'every document that a claim of $code may want, or an answer decides about, has a name',
  ({ documents }) => {
    const known = new Set(found('document-type').map(({ code }) => code));
    const wanted = [
      ...documents.rows.flatMap(({ required, optional }) => [...required, ...optional]),
      ...documents.byAnswer.map(({ code }) => code),
    ];
    expect(wanted.filter((code) => !known.has(code))).toEqual([]);
  },
);

test.each(flows.filter(({ flowType }) => flowType === 'DRAFT'))(
  'a claim of $code may want documents',
  ({ documents }) => {
    expect(documents.rows.length).toBeGreaterThan(10);
  },
);
