import { spokenTo, type SpokenTo } from '#machines/claim/derived/spokenTo.ts';
import { factsAmong, type Facts } from '#machines/subject/facts.ts';
import { withoutRows } from '#machines/subject/path.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { codeOf, ruleOf, type Question } from '#machines/flow/question.ts';
import { mayHold } from '#machines/subject/rule.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { pageScopes, textKeys } from '#machines/report/textKeys.ts';
import { textsOf, type Language } from './allTexts.ts';
import { questionsOn } from './questionKeys.ts';

/** What somebody reads, and under which of the keys it stands. */
export interface Read {
  readonly key: string;
  readonly text: string;
}

/** Every text of the pages of a flow and of their questions that somebody may read where these facts are known. */
export const saidTo = (flow: Flow, to: SpokenTo, known: Facts, language: Language): readonly Read[] => {
  const read = factsAmong(known);
  const isOpen = (fact: string) => read(fact) === undefined;
  const may = (rule: Rule | undefined) => mayHold(rule, read, isOpen);
  const { claimType, pages } = flow;
  const all = pages
    .filter(({ canEnter }) => may(canEnter))
    .flatMap((page) => [
      ...ofPage(to, textsBelow(language, [`${claimType}:${page.view}.${to}`, `${claimType}:${page.view}`])),
      ...questionsOn(page)
        .filter(({ when, isDisplayOnly }) => !isDisplayOnly && may(when))
        .flatMap((question) => {
          const offered = question.only?.filter((offer) => may(ruleOf(offer))).map(codeOf);
          return namesOf(question, may).flatMap((names) =>
            textsBelow(
              language,
              names.flatMap((name) => textKeys(pageScopes(claimType, page, to), name)),
            ).filter(({ key }) => offered === undefined || isOffered(key, offered)),
          );
        }),
    ]);
  return [...new Map(all.map((one) => [one.key, one])).values()];
};

/** The names that the words of a question may stand under, the closest first; those of a rule that is open each for themselves. */
const namesOf = (
  { ask, words, choices }: Question,
  may: (rule: Rule) => boolean,
): readonly (readonly string[])[] => {
  const sure = [words, choices].filter((keys) => typeof keys === 'string');
  const maybe = [words, choices].flatMap((keys) => (typeof keys === 'string' ? [] : (keys ?? [])));
  return [[...sure, withoutRows(ask)], ...maybe.filter(({ when }) => may(when)).map(({ key }) => [key])];
};

const isOffered = (key: string, offered: readonly string[]): boolean => {
  const [, code] = /\.(?:options|sentences)\.([^.]+)$/.exec(key) ?? [];
  return code === undefined || offered.includes(code);
};

/** What a page says itself: neither the words of its fields nor those of what else may be reported on it. */
const ofPage = (to: SpokenTo, said: readonly Read[]): readonly Read[] =>
  said.filter(({ key }) => {
    const [, ...parts] = key.replace(`.${to}.`, '.').split('.');
    return !parts.slice(0, -1).some((part) => part === 'fields' || isAddressee(part) || /^[A-Z]/.test(part));
  });

const isAddressee = (part: string) => spokenTo.some((one) => one === part);

/** The texts below the closest of these keys that has one, each by the rest of its key. */
const textsBelow = (language: Language, keys: readonly string[]): readonly Read[] => {
  const found = new Map<string, Read>();
  for (const place of keys) {
    const [namespace = '', path = ''] = place.split(':');
    for (const [key, text] of knownTexts(language, namespace))
      if (key.startsWith(`${path}.`) && typeof text === 'string' && !found.has(key.slice(path.length)))
        found.set(key.slice(path.length), { key: `${namespace}:${key}`, text });
  }
  return [...found.values()];
};

const known = new Map<string, ReadonlyMap<string, unknown>>();
const knownTexts = (language: Language, namespace: string): ReadonlyMap<string, unknown> => {
  const id = `${language}/${namespace}`;
  const texts = known.get(id) ?? textsOf(language, namespace);
  known.set(id, texts);
  return texts;
};
