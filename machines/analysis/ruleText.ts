import { type Rule, wantedBy } from '#machines/subject/rule.ts';

/** A rule in one line of names and codes: `appliedRiskId is BAN and not (claimEventType is DEATH)`. */
export const ruleText = (rule: Rule): string => {
  if ('all' in rule) return rule.all.map(inner).join(' and ');
  if ('any' in rule) return rule.any.map(inner).join(' or ');
  if ('not' in rule) return `not (${ruleText(rule.not)})`;
  return `${rule.fact} ${rule.in ? 'in' : 'is'} ${wantedBy(rule).join(', ')}`;
};

const inner = (rule: Rule): string =>
  'all' in rule || 'any' in rule ? `(${ruleText(rule)})` : ruleText(rule);
