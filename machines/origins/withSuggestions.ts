import type { Path } from '#machines/claim/path.ts';
import { withEachPage } from '#machines/flow/flow.ts';
import type { ClaimNames, Flow } from '#machines/report/claimFlow.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import type { Suggestion, Question } from '#machines/flow/question.ts';

/** The suggestions, by the paths of their questions. */
export type Suggestions = Readonly<Partial<Record<Path, readonly Suggestion[]>>>;

/**
 * The flow with suggestions: a page begins with the only one of a question, and offers several. Pages without suggestions are the
 * same objects as before.
 */
export const withSuggestions = (flow: Flow, answers: Suggestions): Flow =>
  withEachPage<ClaimNames, Flow>(flow, (page) => pageWithSuggestions(page, answers));

const pageWithSuggestions = (page: Page, answers: Suggestions): Page => {
  const questions = page.questions.map((question) => questionWithSuggestions(question, answers));
  if (questions.every((question, at) => question === page.questions[at])) return page;
  return { ...page, questions };
};

const questionWithSuggestions = (question: Question, answers: Suggestions): Question => {
  const suggested = question.isDisplayOnly
    ? undefined
    : Object.entries(answers).find(([path]) => path === question.ask)?.[1];
  return suggested && suggested.length > 0
    ? { ...question, suggestions: [...(question.suggestions ?? []), ...suggested] }
    : question;
};
