import { findPage } from '#machines/flow/compile.ts';
import { isFact, valuesOf } from '#machines/analysis/factValues.ts';
import { severities } from '#machines/subject/issues/issue.ts';
import { withoutRows } from '#machines/subject/path.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { withGaps } from '#src/inspect/catalogues/dialogWords.ts';
import type { Naming } from '#src/inspect/compare/outcomeName.ts';
import { fieldName } from '#src/inspect/fields/fieldName.ts';
import { spokenRule } from '#src/inspect/fields/spokenField.ts';
import { factIs, factName, factValue } from '#src/inspect/facts/factWords.ts';
import { ruleWords, sentenceOf, type Spoken } from '#src/inspect/facts/ruleWords.ts';
import { pageName } from '#src/inspect/pageName.ts';
import { readRule } from './readRule.ts';

/** The name of a page by its code; the code where the page no longer exists. */
export const pageWords = (flow: AnyFlow, code: string, { say }: Spoken): string => {
  const page = findPage(flow, code);
  return page ? `${pageName(flow, page, say)} (${code})` : code;
};

/** The name of a walk in words, as the description has it: `appliedRiskId BAN, sport true`. */
export const walkWords = (flow: AnyFlow, name: string, { say, language }: Spoken): string => {
  const told = name.split(', ').map((part) => {
    const [fact = '', ...written] = part.split(' ');
    if (!isFact(flow.subject, fact)) return say('inspect:diff.nothingKnown');
    const values = valuesOf(flow.subject, fact).filter((one) => written.includes(String(one)));
    if (values.length < written.length) return part;
    const words = new Intl.ListFormat(language).format(values.map((value) => factValue(fact, value, say)));
    return values.every((value) => typeof value === 'boolean')
      ? words
      : factIs(factName(fact, say), words, say);
  });
  return new Intl.ListFormat(language).format(told);
};

/** A line of one kind in what is described of a page, or of the flow itself. */
interface Line {
  readonly kind: string;
  readonly text: string;
  /** The code of the page. */
  readonly of: string;
}

/** The ways to put lines in words. */
type Worded = Spoken & Pick<Naming, 'document'>;

/** A line of one kind in the description, in the reader's words. */
export const lineWords = (flow: AnyFlow, { kind, text, of }: Line, spoken: Worded): string => {
  if (kind === 'checks') return checkWords(flow, of, text, spoken);
  if (kind === 'enter') return ruleOr(flow, text, spoken);
  if (kind === 'clears') {
    const [fallen = '', answer = ''] = text.split(' with ');
    const all = fallen.split(', ').map((one) => fieldWords(one, spoken));
    return `${fieldWords(answer, spoken)}: ${new Intl.ListFormat(spoken.language).format(all)}`;
  }
  if (conditional.includes(kind)) {
    const [line = '', ...beside] = text.split('; ');
    return [conditionWords(flow, kind, line, spoken), ...beside].join('; ');
  }
  const codes = text.split(', ');
  return codes.every((code) => findPage(flow, code))
    ? codes.map((code) => pageWords(flow, code, spoken)).join(', ')
    : text;
};

/** Kinds of lines that may end in a rule: `confirms vehicleNotFound when ...`. */
const conditional: readonly string[] = [
  'asks',
  'tells',
  'offers',
  'looks up',
  'confirms',
  'needs',
  'wants',
  'helps',
  'makes',
];

/** A check over several answers: how severe it is, what the reporter reads, and at which answer. */
const checkWords = (flow: AnyFlow, code: string, text: string, spoken: Spoken): string => {
  const page = findPage(flow, code);
  const [, severity, key = '', name = ''] = /^(\w+) (\w+) at (\S+) by /.exec(text) ?? [];
  const known = severities.find((one) => one === severity);
  if (!page || known === undefined) return text;
  const said = withGaps(spokenRule(flow, page, { severity: known, key, name }, spoken.language) ?? key);
  return `${fieldName(flow, page, name, spoken.say)} – ${spoken.say(`inspect:severity.${known}`)}: ${said} (${key})`;
};

const conditionWords = (flow: AnyFlow, kind: string, line: string, spoken: Worded): string => {
  const [name = '', when] = line.split(/ when (.*)/);
  const words = nameWords(flow, kind, name, spoken);
  const rule = when === undefined ? undefined : readRule(flow.subject, when);
  if (when === undefined) return words;
  return `${words}: ${rule ? ruleWords(rule, spoken) : when}`;
};

const nameWords = (flow: AnyFlow, kind: string, name: string, spoken: Worded): string => {
  const { say, document } = spoken;
  if (kind === 'wants' || kind === 'helps')
    return name
      .split(', ')
      .map((code) => document(code) ?? code)
      .join(', ');
  if (kind === 'confirms') return say(`dialogs:${name}.title`, { defaultValue: name });
  const [, page] = /^like (\w+)$/.exec(name) ?? [];
  if (page !== undefined) return say('inspect:diff.like', { page: pageWords(flow, page, spoken) });
  return kind === 'asks' || kind === 'tells' || kind === 'offers' ? fieldWords(name, spoken) : name;
};

const ruleOr = (flow: AnyFlow, text: string, spoken: Spoken) => {
  const rule = readRule(flow.subject, text);
  return rule ? sentenceOf(rule, spoken) : text;
};

/** The field that a line begins with in words; what else it says, such as codes, stays as it is. */
const fieldWords = (text: string, { say }: Spoken): string => {
  const [asked = '', ...beside] = text.split(' ');
  const name = asked.replace('?', '');
  const key = `fields:${withoutRows(name)}.label`;
  const words = i18n.exists(key) ? `${say(key, { number: 1 })} (${name})` : name;
  const rest = beside.length === 0 ? words : `${words} ${beside.join(' ')}`;
  return asked.endsWith('?') ? `${rest}, ${say('inspect:panel.optional')}` : rest;
};
