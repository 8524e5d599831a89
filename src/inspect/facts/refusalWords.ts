import type { Facts } from '#machines/subject/facts.ts';
import { blame, type Verdict } from '#machines/subject/rule.ts';
import { factValue, knownWords } from './factWords.ts';
import { ruleWords, type Spoken } from './ruleWords.ts';

/** What would have to hold where a verdict refused, and what is the case now, with "or" where one of several is enough. */
export const refusalWords = (verdict: Verdict, known: Facts, { say, language }: Spoken): string => {
  const spoken = { say, language };
  const and = ` ${say('facts:rule.and')} `;
  const holding = (refused: Verdict) =>
    blame(refused)
      .map(({ rule }) => ruleWords(rule, spoken))
      .join(and);
  const list = new Intl.ListFormat(language, { type: 'disjunction' });
  const missing = ({ rule, parts }: Verdict): string => {
    if ('fact' in rule) {
      const now = known[rule.fact];
      const words = knownWords(now, (value) => factValue(rule.fact, value, say), language);
      return say('inspect:whatIf.now', {
        rule: ruleWords(rule, spoken),
        known: words === '' ? say('inspect:whatIf.unknown') : words,
      });
    }
    if ('not' in rule) return ruleWords(rule, spoken);
    const failed = parts.filter(({ ok }) => !ok).map(missing);
    return 'any' in rule ? list.format(failed) : failed.join(and);
  };
  if ('not' in verdict.rule) return say('inspect:whatIf.holds', { rule: holding(verdict) });
  return say('inspect:whatIf.needs', { rule: missing(verdict) });
};
