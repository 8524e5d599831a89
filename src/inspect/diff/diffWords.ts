import { findPage, type Flow } from '../../../machines/flow/defineFlow.ts';
import { facts } from '../../../machines/flow/facts.ts';
import { isFact } from '../../../machines/flow/finiteFacts.ts';
import { i18n } from '../../i18n/i18n.ts';
import { factName, factValue } from '../facts/factWords.ts';
import { sentenceOf, type Spoken } from '../facts/ruleWords.ts';
import { pageName } from '../pageName.ts';
import { readRule } from './readRule.ts';

/** Takes a flow, the code of a page and the language; gives the name of the page, its code where it is no more. */
export const pageWords = (flow: Flow, code: string, { say }: Spoken): string => {
  const page = findPage(flow, code);
  return page ? `${pageName(flow, page, say)} (${code})` : code;
};

/** Takes the name of a walk as the description has it, `appliedRiskId BAN, sport true`; gives it in words. */
export const walkWords = (name: string, { say, language }: Spoken): string => {
  const told = name.split(', ').map((part) => {
    const [fact = '', written = ''] = part.split(' ');
    if (!isFact(fact)) return say('inspect:diff.nothingKnown');
    const values: readonly (string | boolean)[] = facts[fact].values;
    const value = values.find((one) => String(one) === written);
    if (value === undefined) return part;
    const words = factValue(fact, value, say);
    return typeof value === 'boolean'
      ? words
      : say('facts:rule.is', { fact: factName(fact, say), values: words });
  });
  return new Intl.ListFormat(language).format(told);
};

/** Takes a line of a kind as the description has it; gives it in the reader's words. */
export const lineWords = (
  flow: Flow,
  { kind, text }: { kind: string; text: string },
  spoken: Spoken,
): string => {
  if (kind === 'enter') return ruleOr(text, spoken);
  if (kind === 'asks') return fieldWords(text, spoken);
  if (kind === 'looks up' || kind === 'confirms') {
    const [name = '', when] = text.split(/ when (.*)/);
    const title = `dialogs:${name}.title`;
    const words = kind === 'confirms' && i18n.exists(title) ? spoken.say(title) : name;
    return when === undefined ? words : `${words}: ${ruleOr(when, spoken)}`;
  }
  const codes = text.split(', ');
  return codes.every((code) => findPage(flow, code))
    ? codes.map((code) => pageWords(flow, code, spoken)).join(', ')
    : text;
};

const ruleOr = (text: string, spoken: Spoken) => {
  const rule = readRule(text);
  return rule ? sentenceOf(rule, spoken) : text;
};

const fieldWords = (text: string, { say }: Spoken) => {
  const key = `fields:${text.replace('?', '')}.label`;
  const words = i18n.exists(key)
    ? `${say(key, { number: 1 })} (${text.replace('?', '')})`
    : text.replace('?', '');
  return text.endsWith('?') ? `${words}, ${say('inspect:panel.optional')}` : words;
};
