import type { Rule } from '#machines/subject/rule.ts';

/**
 * The rules of pages beside each other, without what all of them ask for: what is the same of all tells nobody which one they come to. A
 * rule that asks for nothing else stays whole.
 */
export const withoutCommon = (rules: readonly Rule[]): ((rule: Rule) => Rule) => {
  const [first, ...others] = rules.map((rule) => partsOf(rule).map((part) => JSON.stringify(part)));
  const common = new Set(
    others.length === 0 ? [] : first?.filter((part) => others.every((parts) => parts.includes(part))),
  );
  return (rule) => {
    const own = partsOf(rule).filter((part) => !common.has(JSON.stringify(part)));
    const [only] = own;
    if (only === undefined) return rule;
    return own.length === 1 ? only : { all: own };
  };
};

const partsOf = (rule: Rule): readonly Rule[] => ('all' in rule ? rule.all : [rule]);
