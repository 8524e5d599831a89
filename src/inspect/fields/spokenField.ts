import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { issueKeys } from '#src/forms/summary/issueText.ts';
import { i18n } from '#src/i18n/i18n.ts';
import type { Language } from '#src/i18n/languages.ts';
import { scopesOf } from '#src/inspect/flowTexts.ts';
import { fieldKeys } from './fieldTexts.ts';
import { offersOf } from './offers.ts';
import type { FieldRule, PageField } from './pageFields.ts';

/** A choice of a field in one language. */
interface SpokenOption {
  readonly code: string;
  readonly text: string;
  readonly when: Rule | undefined;
}

/**
 * The labels, or the hints, of a field in one language, the usual one first; none where it has no words of its own. The language
 * must be loaded.
 */
export const spokenField = (
  flow: AnyFlow,
  page: AnyPage,
  field: PageField,
  what: 'label' | 'hint',
  language: Language,
): readonly string[] => {
  const scopes = scopesOf(flow, page);
  const said = wordKeysOf(field, field.question.words).flatMap(
    (key) => sayOf(fieldKeys(scopes, key, what), language) ?? [],
  );
  return [...new Set(said)];
};

/** The choices of a field that have words in the texts, in one language, which must be loaded. */
export const spokenOptions = (
  flow: AnyFlow,
  page: AnyPage,
  field: PageField,
  language: Language,
): readonly SpokenOption[] => {
  const scopes = scopesOf(flow, page);
  const textOf = (code: string) =>
    wordKeysOf(field, field.question.choices)
      .map((key) => sayOf(fieldKeys(scopes, key, `options.${code}`), language))
      .find((text) => text !== undefined);
  const offered = field.isPart ? undefined : offersOf(field.question);
  return (offered ?? field.codes.map((code) => ({ code, when: undefined }))).flatMap(({ code, when }) => {
    const text = textOf(code);
    return text === undefined ? [] : [{ code, text, when }];
  });
};

/** What the reporter reads where a rule of a field is broken; undefined where there are no words for it. */
export const spokenRule = (
  flow: AnyFlow,
  page: AnyPage,
  rule: FieldRule,
  language: Language,
): string | undefined => sayOf(issueKeys(rule, scopesOf(flow, page)), language, rule.values);

const sayOf = (
  keys: string[],
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string | undefined => {
  const said = i18n.t(keys, { number: 1, ...values, lng: language, defaultValue: '' });
  return said === '' ? undefined : said;
};

/** The keys of the words of a field, those that always count first. */
const wordKeysOf = (
  { name, isPart }: PageField,
  words: PageField['question']['words'],
): readonly string[] => {
  if (isPart || words === undefined) return [name];
  return typeof words === 'string' ? [words] : [name, ...words.map(({ key }) => key)];
};
