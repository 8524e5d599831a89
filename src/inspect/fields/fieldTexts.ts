import { spokenTo, type SpokenTo } from '#machines/claim/derived/spokenTo.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import { withoutRows } from '#machines/subject/path.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import type { Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { issueKeys } from '#src/forms/summary/issueText.ts';
import { textKeys } from '#src/forms/textScopes.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { languages, type Language } from '#src/i18n/languages.ts';
import { scopesOf } from '#src/inspect/flowTexts.ts';
import { offersOf } from './offers.ts';
import type { FieldRule, PageField } from './pageFields.ts';

/** A text in every language; undefined where a language has none. */
export type InLanguages = Readonly<Record<Language, string | undefined>>;

/** What is said about a field, always or where a rule holds. */
export interface Said {
  readonly when: Rule | undefined;
  readonly label: InLanguages;
  readonly hint: InLanguages;
  readonly why: InLanguages;
}

export interface FieldTexts {
  /** Its usual words first. */
  readonly said: readonly [Said, ...Said[]];
  readonly options: readonly OptionTexts[];
  readonly messages: readonly { readonly rule: FieldRule; readonly text: InLanguages }[];
  /** It has no words of its own: the group it belongs to is asked as one answer. */
  readonly isSilent: boolean;
  /** How many texts a reader of one of the languages would miss. */
  readonly missing: number;
}

/** A choice: its words, and the others it has where a rule holds. */
export interface OptionTexts {
  readonly code: string;
  readonly text: InLanguages;
  readonly others: readonly { readonly when: Rule; readonly text: InLanguages }[];
}

/** What is said about a field in every language. The languages must be loaded. */
export const fieldTexts = (flow: AnyFlow, page: AnyPage, field: PageField): FieldTexts => {
  const scopesTo = (to?: SpokenTo) => scopesOf(flow, page, to);
  const said = saidOf(scopesTo, field);
  const options = optionsOf(scopesTo, field);
  const messages = field.rules.map((rule) => ({ rule, text: ruleText(flow, page, rule) }));
  const [{ label }] = said;
  const isUnsaid = languages.every((language) => label[language] === undefined);
  const isSilent = isUnsaid && (field.isPart || field.kind === 'group' || field.kind === 'rows');
  const all = [
    ...said.flatMap((one) => [one.label, one.hint, one.why]),
    ...options.flatMap(({ text, others }) => [text, ...others.map((other) => other.text)]),
    ...messages.map(({ text }) => text),
  ];
  return {
    said,
    options,
    messages,
    isSilent,
    // A hint may be left out, what is asked may not.
    missing: all.map(missingIn).reduce((sum, one) => sum + one, isUnsaid && !isSilent ? languages.length : 0),
  };
};

/** What the reporter reads where a rule is broken. */
export const ruleText = (flow: AnyFlow, page: AnyPage, rule: FieldRule): InLanguages =>
  inLanguages(issueKeys(rule, scopesOf(flow, page)), rule.values);

/** The number of languages without a text that others have. What has no text in any language is drawn without words. */
export const missingIn = (text: InLanguages): number => {
  const without = languages.filter((language) => text[language] === undefined).length;
  return without === languages.length ? 0 : without;
};

/** The keys of what is said about a field. The words of an address are its own, wherever it is used. */
export const fieldKeys = (scopes: readonly string[], name: string, what: string): string[] => {
  const parts = withoutRows(name).split('.');
  return parts.flatMap((_, at) => textKeys(scopes, `${parts.slice(at).join('.')}.${what}`));
};

/** Where words are looked for, those for everybody or those that address somebody. */
type ScopesTo = (to?: SpokenTo) => readonly string[];

const saidOf = (scopesTo: ScopesTo, { name, isPart, question }: PageField): readonly [Said, ...Said[]] => {
  const saidBy = (key: string, when?: Rule, to?: SpokenTo): Said => {
    const say = (what: string) => inLanguages(fieldKeys(scopesTo(to), key, what));
    return { when: addressing(when, to), label: say('label'), hint: say('hint'), why: say('why') };
  };
  const toEach = (key: string, when?: Rule): readonly [Said, ...Said[]] => {
    const everybody = saidBy(key, when);
    const others = spokenTo.map((to) => saidBy(key, when, to));
    return [everybody, ...others.filter((said) => !isSameAnswer(wordsIn(said), wordsIn(everybody)))];
  };
  if (isPart) return toEach(name);
  const { usual = name, others } = wordsOf(question.words);
  const [first, ...further] = toEach(usual);
  return [first, ...further, ...others.flatMap(({ key, when }) => toEach(key, when))];
};

const wordsIn = ({ label, hint, why }: Said) => [label, hint, why];

/** The rule of words that also address somebody. */
const addressing = (when: Rule | undefined, to: SpokenTo | undefined): Rule | undefined => {
  if (to === undefined) return when;
  const isTo: Rule = { fact: 'spokenTo', is: to };
  return when ? { all: [when, isTo] } : isTo;
};

const optionsOf = (scopesTo: ScopesTo, field: PageField): readonly OptionTexts[] => {
  const { usual = field.name, others } = field.isPart ? wordsOf(undefined) : wordsOf(field.question.choices);
  const textOf = (key: string, code: string, to?: SpokenTo) =>
    inLanguages([...fieldKeys(scopesTo(to), key, `options.${code}`), `fields:yesNo.options.${code}`]);
  const offered = field.isPart ? undefined : offersOf(field.question)?.map(({ code }) => code);
  return (offered ?? field.codes).map((code) => ({
    code,
    text: textOf(usual, code),
    others: [
      ...spokenTo.map((to) => ({
        when: { fact: 'spokenTo', is: to } as const,
        text: textOf(usual, code, to),
      })),
      ...others.map(({ key, when }) => ({ when, text: textOf(key, code) })),
    ].filter(({ text }) => !isSameAnswer(text, textOf(usual, code))),
  }));
};

/** The key that always counts, and those that count where a rule holds. */
const wordsOf = (
  words: Question['words'],
): {
  readonly usual?: string;
  readonly others: readonly { readonly key: string; readonly when: Rule }[];
} => {
  if (words === undefined) return { others: [] };
  return typeof words === 'string' ? { usual: words, others: [] } : { others: words };
};

const inLanguages = (keys: string[], values: Readonly<Record<string, string | number>> = {}): InLanguages => {
  const say = (language: Language) => {
    const said = i18n.t(keys, { number: 1, ...values, lng: language, defaultValue: '' });
    return said === '' ? undefined : said;
  };
  return { cs: say('cs'), sk: say('sk'), en: say('en') };
};
