import type { Facts } from '#machines/subject/facts.ts';
import type { AnySubject } from './catalogue.ts';
import { takesSeveral, valuesOf } from './factValues.ts';
import { type Leaf, type Rule, wantedBy } from '#machines/subject/rule.ts';

/** The smallest additions of facts that give a rule the wanted result, each of them once; none where that is impossible. */
export const satisfying = (
  subject: AnySubject,
  rule: Rule,
  known: Facts,
  wanted: 'PASS' | 'REFUSE',
): readonly Facts[] => {
  if ('not' in rule) return satisfying(subject, rule.not, known, wanted === 'PASS' ? 'REFUSE' : 'PASS');
  if ('all' in rule) return (wanted === 'PASS' ? every : some)(subject, rule.all, known, wanted);
  if ('any' in rule) return (wanted === 'PASS' ? some : every)(subject, rule.any, known, wanted);
  return leaf(subject, rule, known, wanted);
};

/** Each of the sets of facts, with the smallest additions that give a rule the wanted result. */
export const extended = (
  subject: AnySubject,
  all: readonly Facts[],
  rule: Rule,
  wanted: 'PASS' | 'REFUSE',
): readonly Facts[] =>
  all.flatMap((known) => satisfying(subject, rule, known, wanted).map((more) => ({ ...known, ...more })));

const every = (subject: AnySubject, rules: readonly Rule[], known: Facts, wanted: 'PASS' | 'REFUSE') =>
  rules.reduce<readonly Facts[]>(
    (ways, rule) =>
      ways.flatMap((way) =>
        satisfying(subject, rule, { ...known, ...way }, wanted).map((more) => ({ ...way, ...more })),
      ),
    [{}],
  );

const some = (subject: AnySubject, rules: readonly Rule[], known: Facts, wanted: 'PASS' | 'REFUSE') =>
  rules.flatMap((rule) => satisfying(subject, rule, known, wanted));

/**
 * The additions that make a leaf pass or refuse. An unknown fact refuses already, so it stays unknown; an answer that takes
 * several gains one more value.
 */
const leaf = (subject: AnySubject, rule: Leaf, known: Facts, wanted: 'PASS' | 'REFUSE'): readonly Facts[] => {
  const passing = wantedBy(rule);
  const told = [known[rule.fact] ?? []].flat();
  const passes = told.some((value) => passing.includes(value));
  if (wanted === 'REFUSE') return passes ? [] : [{}];
  if (passes) return [{}];
  if (takesSeveral(subject, rule.fact))
    return passing.map((one) => ({
      [rule.fact]: valuesOf(subject, rule.fact).filter((value) => value === one || told.includes(value)),
    }));
  return told.length === 0 ? passing.map((one) => ({ [rule.fact]: one })) : [];
};
