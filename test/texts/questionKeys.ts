import type { ClaimType } from '#machines/claim/enums.ts';
import { withoutRows } from '#machines/subject/path.ts';
import { schemaAt } from '#test/claim/schemaAt.ts';
import { codesOf } from '#machines/subject/schema.ts';
import { isSingle } from '#machines/flow/answersSchema.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { codeOf, controlFor, type Question } from '#machines/flow/question.ts';
import { groupTitleKeys, textKeys } from '#machines/report/textKeys.ts';

/** The keys that a text may have, the closest first. */
type Keys = readonly string[];

/** Every question of a page, those about rows of lists included. */
export const questionsOn = ({ questions }: Pick<Page, 'questions'>): readonly Question[] =>
  questions.flatMap((question) => [
    question,
    ...(question.rows ? questionsOn({ questions: question.rows }) : []),
  ]);

/** The parts that have words of their own wherever they are used. */
const partsOf: Readonly<Record<string, readonly string[]>> = {
  account: ['accountPrefix', 'accountNumber', 'bankCode'].map((part) => `bankContact.${part}`),
  address: ['streetWithNumbers', 'zipCode', 'city', 'countryCode'].map((part) => `address.${part}`),
};

/** What a question is asked and shown by: its label and, for a list, also the label of its rows. */
export const labelKeys = (scopes: Keys, question: Question): readonly Keys[] => {
  const { kind = '' } = controlFor(question) ?? {};
  const labelsOf = (names: readonly string[], ...texts: string[]) =>
    names.flatMap((name) => texts.map((text) => textKeys(scopes, `${name}.${text}`)));
  // A list of one item is asked about like a group, under the heading of that.
  if (kind === 'hidden' || isSingle(question)) return [];
  if (kind === 'rows') {
    const item = question.rows ? [] : labelsOf([`${question.ask}.item`], 'label');
    return [...labelsOf(namesOf(question), 'label', 'row'), ...item];
  }
  return labelsOf(partsOf[kind] ?? namesOf(question), 'label');
};

/** What each of the choices of a question is called; those of a codelist are named there. */
export const optionKeys = (scopes: Keys, question: Question): readonly Keys[] => {
  const control = controlFor(question);
  if (!control || 'codelist' in control) return [];
  const codes = question.only?.map(codeOf) ?? codesOf(schemaAt(question.ask));
  const keysOf: Readonly<Record<string, readonly string[]>> = {
    yesNo: ['yesNo'],
    radio: choicesOf(question),
    tiles: choicesOf(question),
    several: choicesOf(question),
    body: choicesOf(question),
  };
  return (keysOf[control.kind] ?? []).flatMap((name) =>
    codes.map((code) => textKeys(scopes, `${name}.options.${code}`)),
  );
};

/** The heading of every group of a page. */
export const groupKeys = (claimType: ClaimType, page: Page): readonly Keys[] =>
  [...new Set(questionsOn(page).flatMap(({ group }) => group ?? []))].map((group) =>
    groupTitleKeys(claimType, group),
  );

/** The fields whose words a question may be asked in. */
export const namesOf = ({ ask, words }: Question): readonly string[] => allOf(words, [withoutRows(ask)]);
const choicesOf = (question: Question): readonly string[] => allOf(question.choices, namesOf(question));

/** Where rules decide, none of them may hold: then its own words count. */
const allOf = (words: Question['words'], own: readonly string[]): readonly string[] => {
  if (typeof words === 'string') return [words];
  return [...(words ?? []).map(({ key }) => key), ...own];
};
