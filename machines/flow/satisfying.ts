import type { Facts } from './facts.ts';
import type { Leaf, Rule } from './rule.ts';

/** Takes a rule, facts and what the rule shall come to; gives the fewest facts more that make it so, each way once. None where it cannot be. */
export const satisfying = (rule: Rule, known: Facts, wanted: 'PASS' | 'REFUSE'): readonly Facts[] => {
  if ('not' in rule) return satisfying(rule.not, known, wanted === 'PASS' ? 'REFUSE' : 'PASS');
  if ('all' in rule) return (wanted === 'PASS' ? every : some)(rule.all, known, wanted);
  if ('any' in rule) return (wanted === 'PASS' ? some : every)(rule.any, known, wanted);
  return leaf(rule, known, wanted);
};

const every = (rules: readonly Rule[], known: Facts, wanted: 'PASS' | 'REFUSE') =>
  rules.reduce<readonly Facts[]>(
    (ways, rule) =>
      ways.flatMap((way) =>
        satisfying(rule, { ...known, ...way }, wanted).map((more) => ({ ...way, ...more })),
      ),
    [{}],
  );

const some = (rules: readonly Rule[], known: Facts, wanted: 'PASS' | 'REFUSE') =>
  rules.flatMap((rule) => satisfying(rule, known, wanted));

/** A fact nobody knows refuses: it is left unknown. */
const leaf = (rule: Leaf, known: Facts, wanted: 'PASS' | 'REFUSE'): readonly Facts[] => {
  const passing: readonly (string | boolean)[] = 'is' in rule ? [rule.is] : rule.in;
  const value = known[rule.fact];
  if (wanted === 'REFUSE') return value === undefined || !passing.includes(value) ? [{}] : [];
  if (value !== undefined) return passing.includes(value) ? [{}] : [];
  return passing.map((one) => ({ [rule.fact]: one }));
};
