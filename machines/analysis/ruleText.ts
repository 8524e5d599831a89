import type { Rule } from '#machines/subject/rule.ts';

/** A rule in one line of names and codes: `appliedRiskId is BAN and not (claimEventType is DEATH)`. */
export const ruleText = (rule: Rule): string => {
  if ('all' in rule) return rule.all.map(inner).join(' and ');
  if ('any' in rule) return rule.any.map(inner).join(' or ');
  if ('not' in rule) return `not (${ruleText(rule.not)})`;
  return 'is' in rule ? `${rule.fact} is ${rule.is}` : `${rule.fact} in ${rule.in.join(', ')}`;
};

const inner = (rule: Rule): string =>
  'all' in rule || 'any' in rule ? `(${ruleText(rule)})` : ruleText(rule);
