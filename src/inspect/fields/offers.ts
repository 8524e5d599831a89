import { codeOf, ruleOf, type Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/subject/rule.ts';

/** A code that a question offers, always or where a rule holds. */
export interface OfferedCode {
  readonly code: string;
  readonly when: Rule | undefined;
}

/** The codes a question offers, each once, in their order; undefined where it offers all of them. */
export const offersOf = ({ only }: Question): readonly OfferedCode[] | undefined =>
  only &&
  [...Map.groupBy(only, codeOf)].map(([code, offers]) => {
    const rules = offers.flatMap((offer) => ruleOf(offer) ?? []);
    // One that is always made counts whatever the others say.
    if (rules.length < offers.length) return { code, when: undefined };
    const [when, ...others] = rules;
    return { code, when: others.length === 0 ? when : { any: rules } };
  });
