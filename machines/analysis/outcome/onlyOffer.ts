import { codeOf, ruleOf, type Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/subject/rule.ts';
import type { Certainty } from './certainty.ts';

/** The one code by which a question answers itself, as far as it is known, and how sure that is. */
interface OnlyOffer {
  readonly is: Certainty;
  readonly code?: string | undefined;
}

/** Whether a question answers itself, because only one of its codes is offered and nobody is asked. */
export const onlyOffer = (
  certaintyOf: (rule: Rule | undefined) => Certainty,
  { autoAnswers, only }: Question,
): OnlyOffer => {
  if (!autoAnswers || !only) return { is: 'never' };
  const codes = [...Map.groupBy(only, codeOf)].map(([code, offers]) => ({
    code,
    is: offers.map((offer) => certaintyOf(ruleOf(offer))),
  }));
  const offered = codes.filter(({ is }) => is.some((one) => one !== 'never'));
  const surely = codes.filter(({ is }) => is.includes('always'));
  if (surely.length > 1 || offered.length === 0) return { is: 'never' };
  const isAlone = offered.length === 1 && surely.length === 1;
  return isAlone ? { is: 'always', code: surely[0]?.code } : { is: 'sometimes' };
};
