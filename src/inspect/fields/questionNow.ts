import { factsAmong, type Facts } from '#machines/subject/facts.ts';
import { autoAnswerTo } from '#machines/flow/question.ts';
import { evaluate, type Verdict } from '#machines/subject/rule.ts';
import type { Rule } from '#machines/subject/rule.ts';
import type { PageField } from './pageFields.ts';

/** What becomes of a question with certain facts: it is asked, it is not (and why), or the only code offered answers it. */
export type QuestionNow =
  | { readonly is: 'ASKED' }
  | { readonly is: 'HIDDEN'; readonly verdict: Verdict }
  | { readonly is: 'SETTLED'; readonly code: string };

/** What becomes of the question that asks for a field, by the facts known. */
export const questionNow = (
  { when, question }: Pick<PageField, 'when' | 'question'>,
  known: Facts,
): QuestionNow => {
  const verdict = refusedBy(when, known);
  if (verdict) return { is: 'HIDDEN', verdict };
  const code = autoAnswerTo(question, factsAmong(known));
  return code === undefined ? { is: 'ASKED' } : { is: 'SETTLED', code };
};

/** The verdict of a rule that the facts known refuse, undefined where it holds or there is none. */
export const refusedBy = (rule: Rule | undefined, known: Facts): Verdict | undefined => {
  const verdict = rule && evaluate(rule, factsAmong(known));
  return verdict?.ok === false ? verdict : undefined;
};
