import type { Page } from '#machines/report/claimFlow.ts';
import type { Question } from '#machines/flow/question.ts';

const withRows = (questions: readonly Question[]): readonly Question[] =>
  questions.flatMap((question) => [question, ...withRows(question.rows ?? [])]);

/** Every question that a page puts, those about rows of lists included. */
export const everyQuestion = ({ questions }: Pick<Page, 'questions'>): readonly Question[] =>
  withRows(questions).filter(({ isDisplayOnly }) => !isDisplayOnly);

/** How far an answer may be left out, by the question itself. */
export const needOf = ({
  optional,
  or,
  either,
  when,
}: Question): 'required' | 'optional' | 'sometimes' | 'where asked' => {
  if (optional === true) return 'optional';
  if (optional || or !== undefined || either) return 'sometimes';
  return when ? 'where asked' : 'required';
};
