import { isComputed } from '#machines/claim/facts.ts';
import type { Known } from '#machines/subject/facts.ts';
import { withoutRows } from '#machines/subject/path.ts';
import { type Leaf, wantedBy } from '#machines/subject/rule.ts';
import type { Say } from '#src/inspect/say.ts';

/** The name of a fact: its own, else the label of the field that is answered, else its code. */
export const factName = (fact: string, say: Say): string =>
  say([`facts:${withoutRows(fact)}.name`, ...fieldKeys(fact, 'label')], { number: 1, defaultValue: fact });

/** A value of a fact in words: its own, else the option of the field. A number of rows is written as it is. */
export const factValue = (fact: string, value: string | boolean, say: Say): string =>
  isComputed(fact) && isNumber(String(value))
    ? String(value)
    : say(
        [
          `facts:${withoutRows(fact)}.values.${value}`,
          ...fieldKeys(fact, `options.${value}`),
          `fields:yesNo.options.${value}`,
        ],
        { defaultValue: String(value) },
      );

/** What is known about a fact in words; where an answer takes several values, all of them. */
export const knownWords = (
  known: Known,
  wordsOf: (value: string | boolean) => string,
  language: string,
): string => new Intl.ListFormat(language).format([known ?? []].flat().map(wordsOf));

/** What must be the case for a leaf of a rule to hold: `Risk: “Death” or “Disability”`, `the vehicle was found`. */
export const leafWords = (leaf: Leaf, say: Say, list: Intl.ListFormat): string => {
  const values = wantedBy(leaf);
  const words = values.map((value) => factValue(leaf.fact, value, say));
  if (values.every((value) => typeof value === 'boolean')) return list.format(words);
  return factIs(
    factName(leaf.fact, say),
    list.format(words.map((value) => (isNumber(value) ? value : say('facts:rule.value', { value })))),
    say,
  );
};

/** A fact with what is known about it: `Risk: Death`. There is no colon after a question. */
export const factIs = (fact: string, values: string, say: Say): string =>
  say(fact.endsWith('?') ? 'facts:rule.answer' : 'facts:rule.is', { fact, values });

/** The words of an address are its own, wherever it is used. */
const fieldKeys = (fact: string, what: string): readonly string[] => {
  const parts = withoutRows(fact).split('.');
  return parts.map((_, at) => `fields:${parts.slice(at).join('.')}.${what}`);
};

const isNumber = (value: string) => /^\d+$/.test(value);
