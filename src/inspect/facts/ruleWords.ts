import { type Rule, wantedBy } from '#machines/subject/rule.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Say } from '#src/inspect/say.ts';
import { leafWords } from './factWords.ts';

export interface Spoken {
  readonly say: Say;
  readonly language: Language;
}

/** A rule as a sentence that somebody who does not read code understands. */
export const ruleWords = (rule: Rule, { say, language }: Spoken): string => {
  const list = new Intl.ListFormat(language, { type: 'disjunction' });
  const words = (part: Rule): string => {
    if ('all' in part) return part.all.map(inner).join(` ${say('facts:rule.and')} `);
    if ('any' in part) return list.format(part.any.map(inner));
    if ('not' in part) return say('facts:rule.not', { rule: inner(part.not) });
    return leafWords(part, say, list);
  };
  const inner = (part: Rule): string => (isLong(part) ? `(${words(part)})` : words(part));
  return words(rule);
};

/** A rule in words as a sentence of its own, with a capital. */
export const sentenceOf = (rule: Rule, spoken: Spoken): string =>
  upperFirst(ruleWords(rule, spoken), spoken.language);

/** A sentence with a capital. */
export const upperFirst = (sentence: string, language: string): string =>
  sentence.slice(0, 1).toLocaleUpperCase(language) + sentence.slice(1);

/** A name within a sentence; what begins with more than one capital is an abbreviation. */
export const lowerFirst = (name: string, language: string): string =>
  /^\p{Lu}{2}/u.test(name) ? name : name.slice(0, 1).toLocaleLowerCase(language) + name.slice(1);

/** True for several values, or rules, that would merge with those around them. */
const isLong = (rule: Rule): boolean =>
  'all' in rule || 'any' in rule || (!('not' in rule) && wantedBy(rule).length > 1);
