import type { Check } from '#machines/claim/checkOver.ts';
import type { Beginning } from '#machines/flow/begins.ts';
import { beginningsOf } from '#machines/flow/withBeginnings.ts';
import { codeOf, ruleOf, type Offer, type Question } from '#machines/flow/question.ts';
import { ruleText } from './ruleText.ts';

/**
 * A question in lines: `asks insured.tel or insured.email when ...`, with `?` where it may be left out; what is shown and not
 * asked, whether a choice goes on; what it begins with; the codes offered where not all are, grouped by rule; then what is asked about each row.
 */
export const questionLines = (question: Question): readonly string[] => {
  const { ask, isDisplayOnly, autoSubmits, optional, or, when, autoAnswers, only = [], rows = [] } = question;
  const asked = [
    `${isDisplayOnly ? 'tells' : 'asks'} ${ask}${optional === true ? '?' : ''}`,
    ...(or === undefined ? [] : [`or ${or}`]),
    ...(when ? [`when ${ruleText(when)}`] : []),
  ].join(' ');
  const beside = [
    ...(typeof optional === 'object' ? [`optional when ${ruleText(optional)}`] : []),
    ...(autoAnswers ? ['settled by a single offer'] : []),
    ...(autoSubmits ? ['each choice goes on'] : []),
  ];
  return [
    [asked, ...beside].join('; '),
    ...beginningsOf(question).map((beginning) => `begins ${ask} ${beginningText(beginning)}`),
    ...offerTexts(only).map((offers) => `offers ${ask} ${offers}`),
    ...rows.flatMap(questionLines),
  ];
};

/** What a question begins with: `from reporter.fullName while driver is not told when ...`. */
const beginningText = ({ from, value, every = [], written, when, unanswered, row }: Beginning): string =>
  [
    ...(from === undefined ? [] : [`from ${from}`]),
    ...(value === undefined ? [] : [`with ${JSON.stringify(value)}`]),
    ...(every.length > 0 ? [`with ${offerTexts(every).join('; ')}`] : []),
    ...(written ? [`by ${written.reads.join(', ')}`] : []),
    ...(row === undefined ? [] : [`in row ${row}`]),
    ...(unanswered === undefined ? [] : [`while ${unanswered} is not told`]),
    ...(when ? [`when ${ruleText(when)}`] : []),
  ].join(' ');

/** A check over several answers: what it says, where, and what it reads. */
export const checkText = ({ reads, says }: Check): string =>
  `checks ${says.severity} ${says.key} at ${says.path.map(partText).join('').slice(1)} by ${reads.join(', ')}`;

const partText = (part: PropertyKey) => (typeof part === 'number' ? '[]' : `.${String(part)}`);

/** Codes that follow each other and are offered by the same rule, written together. */
const offerTexts = (only: readonly Offer[]): readonly string[] => {
  const groups: { readonly rule: string; readonly codes: string[] }[] = [];
  for (const offer of only) {
    const when = ruleOf(offer);
    const rule = when ? ` when ${ruleText(when)}` : '';
    const last = groups.at(-1);
    if (last?.rule === rule) last.codes.push(codeOf(offer));
    else groups.push({ rule, codes: [codeOf(offer)] });
  }
  return groups.map(({ rule, codes }) => `${codes.join(', ')}${rule}`);
};
