import type { Rule } from '#machines/subject/rule.ts';

/** The rule that holds where all do, undefined where there is none. */
export const allOf = (rules: readonly (Rule | undefined)[]): Rule | undefined => {
  const all = rules.flatMap(alone);
  return all.length < 2 ? all[0] : { all };
};

/** The rules that must all hold, one by one. */
const alone = (rule: Rule | undefined): readonly Rule[] => {
  if (rule === undefined) return [];
  return 'all' in rule ? rule.all.flatMap(alone) : [rule];
};
