import type { Page as Window } from 'playwright/test';
import type { Page } from '#machines/report/claimFlow.ts';
import type { Question } from '#machines/flow/question.ts';
import { isWithin } from '#machines/subject/path.ts';
import { visibleFields } from './visibleFields.ts';

/** A question that can be seen on a page, by the path of its answer, and whether it holds one. */
export interface Shown {
  readonly name: string;
  readonly isAnswered: boolean;
}

/**
 * The questions that can be seen on a page, in its order: what belongs to one answer (a group of choices, an address, an account)
 * is one of them, and what only leads to a choice is one as well.
 */
export const shownQuestions = async (window: Window, page: Page): Promise<readonly Shown[]> => {
  const paths = everyPath(page.questions);
  const shown = new Map<string, boolean>();
  for (const { name, isAnswered } of await window.evaluate(visibleFields)) {
    const question = questionOf(paths, name);
    shown.set(question, isAnswered || shown.get(question) === true);
  }
  return [...shown].map(([name, isAnswered]) => ({ name, isAnswered }));
};

const everyPath = (questions: readonly Question[]): readonly string[] =>
  questions.flatMap(({ ask, rows = [] }) => [ask, ...everyPath(rows)]);

/** The innermost question that a field belongs to, with the numbers of its rows; the field itself where there is none. */
const questionOf = (paths: readonly string[], field: string): string => {
  const plain = field.replaceAll(/\[\d+\]/g, '[]');
  const [path] = paths
    .filter((one) => one === plain || isWithin(plain, one))
    .toSorted((one, other) => other.length - one.length);
  if (path === undefined) return field;
  const parts = path.split('[]').length - 1;
  const numbers = [...field.matchAll(/\[\d+\]/g)].slice(0, parts).map(([number]) => number);
  return path.replaceAll('[]', () => numbers.shift() ?? '[]');
};
