import { readFact, type FactName, type FactValue, type Facts } from './facts.ts';

/** The smallest rule: one fact has a value, or one of several. */
export type Leaf = {
  [K in FactName]:
    | { readonly fact: K; readonly is: FactValue<K> }
    | { readonly fact: K; readonly in: readonly FactValue<K>[] };
}[FactName];

/** A can-enter rule: plain data over named facts, so it survives JSON and can be shown, explained and translated. */
export type Rule =
  | Leaf
  | { readonly all: readonly Rule[] }
  | { readonly any: readonly Rule[] }
  | { readonly not: Rule };

/** What a rule came to for given facts, part by part. */
export interface Verdict {
  readonly rule: Rule;
  readonly ok: boolean;
  readonly parts: readonly Verdict[];
}

/** Takes a rule and the facts; gives the verdict tree. A fact nobody knows yet satisfies no leaf. */
export const evaluate = (rule: Rule, facts: Facts): Verdict => {
  if ('all' in rule) {
    const parts = rule.all.map((part) => evaluate(part, facts));
    return { rule, parts, ok: parts.every((part) => part.ok) };
  }
  if ('any' in rule) {
    const parts = rule.any.map((part) => evaluate(part, facts));
    return { rule, parts, ok: parts.some((part) => part.ok) };
  }
  if ('not' in rule) {
    const part = evaluate(rule.not, facts);
    return { rule, parts: [part], ok: !part.ok };
  }
  return { rule, parts: [], ok: isLeafTrue(rule, facts) };
};

const isLeafTrue = (leaf: Leaf, facts: Facts): boolean => {
  const known = readFact(facts, leaf.fact);
  if (known === undefined) return false;
  return 'is' in leaf ? known === leaf.is : leaf.in.some((value) => value === known);
};

/** Takes a verdict; gives the leaves that made it what it is. */
export const blame = (verdict: Verdict): readonly Verdict[] => {
  if (verdict.parts.length === 0) return [verdict];
  if ('not' in verdict.rule) return verdict.parts.flatMap(blame);
  return verdict.parts.filter((part) => part.ok === verdict.ok).flatMap(blame);
};

/** Takes a rule; gives the names of the facts it reads. */
export const factsOf = (rule: Rule): ReadonlySet<FactName> => {
  if ('all' in rule) return new Set(rule.all.flatMap((part) => [...factsOf(part)]));
  if ('any' in rule) return new Set(rule.any.flatMap((part) => [...factsOf(part)]));
  if ('not' in rule) return factsOf(rule.not);
  return new Set([rule.fact]);
};
