import { describe, expect, test } from 'vitest';
import type { Flow } from '../../machines/flow/defineFlow.ts';
import type { Page } from '../../machines/flow/page.ts';
import { causesOf } from '../../machines/flows/car/causesOf.ts';
import { flows } from '../../machines/flows/index.ts';
import { EventKind } from '../../machines/claim/enums.ts';
import { codelistOf } from '../../machines/claim/codelistOf.ts';
import { questionsOf } from '../../src/pages/askedOn.ts';
import { wordScopesOf } from '../../src/pages/wordScopesOf.ts';
import { issueKeys } from '../../src/forms/issueText.ts';
import { ruleWords } from '../../src/inspect/facts/ruleWords.ts';
import { fieldKeys } from '../../src/inspect/fields/fieldTexts.ts';
import { anyRow, pageFields, type PageField } from '../../src/inspect/fields/pageFields.ts';
import { wordsOf, type Say } from '../browser/support/words.ts';
import { languages } from './allTexts.ts';

describe.each(flows)('in the flow $code', (flow) => {
  describe.each(languages)('%s has words for', (language) => {
    const say = wordsOf(language);
    const isSaid = saying(say);
    const unsaid = (keys: readonly (readonly string[])[]) =>
      keys.filter((key) => !isSaid(key)).map(([key]) => key);

    test('every page: its name and its title', () => {
      const named = ['name', 'title'].flatMap((text) => flow.pages.map((page) => pageKeys(flow, page, text)));
      expect(unsaid(named)).toEqual([]);
    });

    test('every step of its pages', () => {
      const steps = flow.pages.map(({ step }) => [`${flow.claimType}:steps.${step}`, `shared:steps.${step}`]);
      expect(unsaid(steps)).toEqual([]);
    });

    test('every rule that lets pages be entered, calls be made and dialogs be asked', () => {
      const rules = flow.pages.flatMap(({ canEnter, lookups, confirm }) => [
        ...(canEnter ? [canEnter] : []),
        ...[...lookups, ...confirm].flatMap(({ when }) => when ?? []),
      ]);
      const sentences = rules.map((rule) => ruleWords(rule, { say, language }));
      expect(sentences.filter((sentence) => sentence.trim() === '')).toEqual([]);
    });

    test('every dialog before the next page: what is asked and how it is answered', () => {
      const dialogs = flow.pages.flatMap(({ confirm, rows }) => [
        ...confirm.map(({ dialog }) => dialog),
        ...Object.values(rows?.asks ?? {}),
      ]);
      const texts = dialogs.flatMap((dialog) =>
        ['title', 'text', 'confirm', 'refuse'].map((text) => [`dialogs:${dialog}.${text}`]),
      );
      expect(unsaid(texts)).toEqual([]);
    });

    test('every question: its label', () => {
      const labels = flow.pages.flatMap((page) =>
        asksOn(flow, page).map((name) => fieldKeys(wordScopesOf(flow.claimType, page), name, 'label')),
      );
      expect(unsaid(labels)).toEqual([]);
    });

    test('every answer that is picked from a few', () => {
      const options = onFields(flow, (scopes, { name, codes }) =>
        isFromCodelist(name)
          ? []
          : codes
              .filter((code) => isOffered(name, code))
              .map((code) => [...fieldKeys(scopes, name, `options.${code}`), `fields:yesNo.options.${code}`]),
      );
      expect(unsaid(options)).toEqual([]);
    });

    test('everything a check may say, whether it bars the way, warns or is told to the underwriter', () => {
      const messages = onFields(flow, (scopes, { rules }) => rules.map((rule) => issueKeys(rule, scopes)));
      expect(unsaid(messages)).toEqual([]);
    });
  });
});

/** The texts of a page: those of its line or the shared ones, for every flow type or for this one. */
const pageKeys = ({ claimType, flowType }: Flow, { view }: Page, text: string): readonly string[] =>
  [text, `${flowType}.${text}`].flatMap((key) => [`${claimType}:${view}.${key}`, `shared:${view}.${key}`]);

/** The names of what a page asks: a group that is read as one answer, such as an account, is one question. */
const asksOn = ({ claimType }: Flow, page: Page): readonly string[] => {
  if (page.sends) return [];
  const declared = questionsOf(claimType, page);
  return declared.length === 0
    ? Object.keys(page.answers.shape)
    : declared.flatMap(({ questions }) => Object.keys(questions));
};

/** Parts of a group are no questions of their own. */
const onFields = (
  flow: Flow,
  keysOf: (scopes: readonly string[], field: PageField) => readonly (readonly string[])[],
): readonly (readonly string[])[] =>
  flow.pages.flatMap((page) => {
    const asked = asksOn(flow, page).map(anyRow);
    return pageFields(flow, page)
      .asked.filter(({ name }) => asked.includes(name))
      .flatMap((field) => keysOf(wordScopesOf(flow.claimType, page), field));
  });

const isFromCodelist = (name: string) => name.split(/[.[\]]+/).some((part) => codelistOf(part) !== undefined);

/** Which causes of damage are offered follows from the kind of event; two of the codelist fit none. */
const offered: Readonly<Record<string, readonly string[]>> = { damageCause: causesOf(EventKind.options) };

const isOffered = (name: string, code: string) => offered[name]?.includes(code) ?? true;

/** A text that counts things has only the forms of its language. */
const saying =
  (say: Say) =>
  (keys: readonly string[]): boolean => {
    try {
      say([...keys], { count: 1 });
      return true;
    } catch {
      return false;
    }
  };
