import { readFact, type Facts } from '../../../machines/flow/facts.ts';
import { isLeaf } from '../../../machines/flow/isLeaf.ts';
import { blame, type Verdict } from '../../../machines/flow/rule.ts';
import { factValue } from '../facts/factWords.ts';
import { ruleWords, type Spoken } from '../facts/ruleWords.ts';

/**
 * Takes a verdict that refused, the facts known and the language; gives what would have to hold and what is the case now, with "or"
 * where one of several would do.
 */
export const refusalWords = (verdict: Verdict, known: Facts, { say, language }: Spoken): string => {
  const spoken = { say, language };
  const and = ` ${say('facts:rule.and')} `;
  const holding = (refused: Verdict) =>
    blame(refused)
      .map(({ rule }) => ruleWords(rule, spoken))
      .join(and);
  const list = new Intl.ListFormat(language, { type: 'disjunction' });
  const missing = ({ rule, parts }: Verdict): string => {
    if (isLeaf(rule)) {
      const value = readFact(known, rule.fact);
      const now = value === undefined ? say('inspect:whatIf.unknown') : factValue(rule.fact, value, say);
      return say('inspect:whatIf.now', { rule: ruleWords(rule, spoken), known: now });
    }
    if ('not' in rule) return ruleWords(rule, spoken);
    const failed = parts.filter(({ ok }) => !ok).map(missing);
    return 'any' in rule ? list.format(failed) : failed.join(and);
  };
  if ('not' in verdict.rule) return say('inspect:whatIf.holds', { rule: holding(verdict) });
  return say('inspect:whatIf.needs', { rule: missing(verdict) });
};
