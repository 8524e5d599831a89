import { isWithin } from '#machines/subject/path.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import type { Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { allOf } from './allOf.ts';

/** A question as a page asks it, and what must hold for that; for a question about a row, what must hold for its list as well. */
export interface AskedQuestion {
  readonly question: Question;
  readonly when: Rule | undefined;
}

/** The questions that a page asks, those about rows included. */
export const askedOf = ({ questions }: AnyPage): readonly AskedQuestion[] =>
  questions
    .filter(({ isDisplayOnly }) => !isDisplayOnly)
    .flatMap((question) => withRows(question, undefined));

/** The page that asks for an answer or a part of it, this one before others; undefined where none does. */
export const pageAsking = (
  { pages }: Pick<AnyFlow, 'pages'>,
  path: string,
  page?: AnyPage,
): AnyPage | undefined => [...(page ? [page] : []), ...pages].find((each) => isAskedOn(each, path));

/** True where a page asks for an answer, a part of it or the group around it. */
export const isAskedOn = (page: AnyPage, path: string): boolean =>
  askedOf(page).some(({ question: { ask } }) => ask === path || isWithin(path, ask) || isWithin(ask, path));

const withRows = (question: Question, around: Rule | undefined): readonly AskedQuestion[] => {
  const when = allOf([around, question.when]);
  return [{ question, when }, ...(question.rows ?? []).flatMap((row) => withRows(row, when))];
};
