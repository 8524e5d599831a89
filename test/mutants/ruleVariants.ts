import { ruleText } from '#machines/analysis/ruleText.ts';
import { wantedBy, type Leaf, type Rule } from '#machines/subject/rule.ts';

/** The ways in which a rule is made another one. */
export type RuleChange = 'always' | 'negated' | 'memberDropped' | 'alternativeDropped';

/** A rule made another one, and what was done in words; no rule is left where it always holds. */
export interface RuleVariant {
  readonly change: RuleChange;
  readonly done: string;
  readonly rule: Rule | undefined;
}

/** A rule with one thing changed, each thing once: it always holds, it is turned around, or it loses a part, however deep. */
export const variantsOf = (rule: Rule): readonly RuleVariant[] => {
  const text = ruleText(rule);
  return [
    { change: 'always', done: `no longer asks for: ${text}`, rule: undefined },
    { change: 'negated', done: `is turned around: ${text}`, rule: { not: rule } },
    ...lesser(rule).map(({ change, lost, rule: left }) => ({
      change,
      done: `${change === 'memberDropped' ? 'no longer asks for' : 'no longer counts'} ${lost} in: ${text}`,
      rule: left,
    })),
  ];
};

interface Lesser {
  readonly change: 'memberDropped' | 'alternativeDropped';
  readonly lost: string;
  readonly rule: Rule;
}

/** A rule without one of its parts. */
const lesser = (rule: Rule): readonly Lesser[] => {
  if ('all' in rule) return fewer(rule.all, 'memberDropped', (all) => ({ all }));
  if ('any' in rule) return fewer(rule.any, 'alternativeDropped', (any) => ({ any }));
  if ('not' in rule) return lesser(rule.not).map((one) => ({ ...one, rule: { not: one.rule } }));
  return fewerValues(rule);
};

const fewer = (
  parts: readonly Rule[],
  change: Lesser['change'],
  around: (parts: readonly Rule[]) => Rule,
): readonly Lesser[] =>
  parts.flatMap((part, at) => [
    ...(parts.length > 1
      ? [{ change, lost: `(${ruleText(part)})`, rule: around(parts.toSpliced(at, 1)) }]
      : []),
    ...lesser(part).map((one) => ({ ...one, rule: around(parts.with(at, one.rule)) })),
  ]);

const fewerValues = (leaf: Leaf): readonly Lesser[] => {
  const values = wantedBy(leaf);
  if (values.length < 2) return [];
  return values.map((value, at) => ({
    change: 'alternativeDropped',
    lost: String(value),
    rule: { fact: leaf.fact, in: values.toSpliced(at, 1) },
  }));
};
