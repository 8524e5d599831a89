import { describe, expect, test } from 'vitest';
import { lineOfNumber } from '#machines/claim/claimNumber.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { pageScopes, pageTextKeys } from '#machines/report/textKeys.ts';
import { ruleOf } from '#machines/flow/question.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { flows } from '#machines/flows/index.ts';
import { issueKeys } from '#src/forms/summary/issueText.ts';
import { ruleWords } from '#src/inspect/facts/ruleWords.ts';
import { pageFields } from '#src/inspect/fields/pageFields.ts';
import { wordsOf, type Say } from '#test/browser/support/words.ts';
import { languages } from './allTexts.ts';
import { groupKeys, labelKeys, optionKeys, questionsOn } from './questionKeys.ts';

describe.each(flows)('in the flow $code', (flow) => {
  const { claimType, flowType, pages } = flow;

  test('only a page with room for it asks whether there is anything to add', () => {
    const say = wordsOf('cs');
    const asksToAdd = pages.filter((page) => say(pageTextKeys(claimType, page, 'title')).endsWith(' dodat?'));
    expect(asksToAdd.filter((page) => !page.questions.some(({ ask }) => ask === 'moreInfo'))).toEqual([]);
  });

  test.each(languages)('an example of a claim number is one of this line, in %s', (language) => {
    const said = wordsOf(language)([`${claimType}:fields.claimNumber.hint`, 'fields:claimNumber.hint']);
    expect(lineOfNumber(/\d{4}[A-Z]{3}\d{8}/u.exec(said)?.[0])).toBe(claimType);
  });

  describe.each(languages)('%s has words for', (language) => {
    const say = wordsOf(language);
    const isSaid = saying(say);
    const unsaid = (keys: readonly (readonly string[])[]) =>
      keys.filter((key) => !isSaid(key)).map(([key]) => key);

    test('every page: its name and its title', () => {
      const named = ['name', 'title'].flatMap((text) =>
        pages.map((page) => pageTextKeys(claimType, page, text, [flowType])),
      );
      expect(unsaid(named)).toEqual([]);
    });

    test('every step of its pages', () => {
      const steps = pages.map(({ step }) => [`${claimType}:steps.${step}`, `shared:steps.${step}`]);
      expect(unsaid(steps)).toEqual([]);
    });

    test('everything that is good to have at hand', () => {
      const needs = pages.flatMap((page) =>
        page.needs.map(({ need }) => pageTextKeys(claimType, { view: 'index' }, `needs.${need}`)),
      );
      expect(unsaid(needs)).toEqual([]);
    });

    test('every rule: of pages, questions, choices, calls, dialogs and documents', () => {
      const sentences = rulesOf(flow).map((rule) => ruleWords(rule, { say, language }));
      expect(sentences.filter((sentence) => sentence.trim() === '')).toEqual([]);
    });

    test('every dialog before the next page: what is asked and how it is answered', () => {
      const asked = pages.flatMap(({ confirm, rows }) => [
        ...confirm,
        ...Object.values(rows?.asks ?? {}).map((dialog) => ({ dialog, other: undefined })),
      ]);
      const texts = asked.flatMap(({ dialog, other }) =>
        ['title', 'text', 'confirm', 'refuse', ...(other ? ['instead'] : [])].map((text) => [
          `dialogs:${dialog}.${text}`,
        ]),
      );
      expect(unsaid(texts)).toEqual([]);
    });

    test('every group of questions: its heading', () => {
      expect(unsaid(pages.flatMap((page) => groupKeys(claimType, page)))).toEqual([]);
    });

    test('every question: its label', () => {
      const labels = pages.flatMap((page) =>
        questionsOn(page).flatMap((question) => labelKeys(pageScopes(claimType, page), question)),
      );
      expect(unsaid(labels)).toEqual([]);
    });

    test('every answer that is picked from a few', () => {
      const options = pages.flatMap((page) =>
        questionsOn(page).flatMap((question) => optionKeys(pageScopes(claimType, page), question)),
      );
      expect(unsaid(options)).toEqual([]);
    });

    test('everything a check may say, whether it bars the way, warns or is told to the underwriter', () => {
      const messages = pages.flatMap((page) =>
        pageFields(page).flatMap(({ rules }) =>
          rules.map((rule) => issueKeys(rule, pageScopes(claimType, page))),
        ),
      );
      expect(unsaid(messages)).toEqual([]);
    });
  });
});

/** Every rule a flow goes by. */
const rulesOf = ({ pages, documents: { rows, byAnswer } }: Flow): readonly Rule[] =>
  [
    ...pages.flatMap(({ canEnter, lookups, confirm, needs }) => [
      canEnter,
      ...[...lookups, ...confirm, ...needs].map(({ when }) => when),
    ]),
    ...pages
      .flatMap(questionsOn)
      .flatMap(({ when, optional, only = [], words, choices, isHeading }) => [
        when,
        ...[optional, isHeading].map((rule) => (rule === true ? undefined : rule)),
        ...only.map(ruleOf),
        ...[words, choices].flatMap((keys) =>
          typeof keys === 'string' ? [] : (keys ?? []).map((key) => key.when),
        ),
      ]),
    ...[...rows, ...byAnswer].map(({ when }) => when),
  ].flatMap((rule) => rule ?? []);

/** A text that counts things has only the plural forms of its language. */
const saying =
  (say: Say) =>
  (keys: readonly string[]): boolean => {
    try {
      say([...keys], { count: 1, number: 1 });
      return true;
    } catch {
      return false;
    }
  };
