import type { ClaimDetail } from '../claim/claim.ts';
import { inRows, type Path } from '../claim/path.ts';
import { putAt, valueAt } from '../claim/valueAt.ts';
import type { Flow } from '../flow/flow.ts';
import { rowsOf, type Page } from '../flow/page.ts';
import type { ReadFact } from '../claim/facts.ts';
import { factsAt, knownTo, type KnownAnswer, type Question } from '../flow/question.ts';
import { holds } from '../flow/rule.ts';

/** The answers known before anybody is asked, by the paths of their questions. */
export type KnownAnswers = Readonly<Partial<Record<Path, readonly KnownAnswer[]>>>;

/**
 * The flow with what is known of its answers: a page begins with the only one known of a question, and offers several. Pages of
 * whose answers nothing is known are the same objects as before.
 */
export const flowKnowing = (flow: Flow, answers: KnownAnswers): Flow => ({
  ...flow,
  pages: flow.pages.map((page) => pageKnowing(page, answers)),
});

const pageKnowing = (page: Page, answers: KnownAnswers): Page => {
  const questions = page.questions.map((question) => questionKnowing(question, answers));
  if (questions.every((question, at) => question === page.questions[at])) return page;
  return { ...page, questions, begins: (claim) => begun({ ...page, questions }, claim) };
};

const questionKnowing = (question: Question, answers: KnownAnswers): Question => {
  const known = question.isTold ? undefined : answers[question.ask];
  return known && known.length > 0 ? { ...question, known: [...(question.known ?? []), ...known] } : question;
};

/** What the page begins with by itself comes first: it was told already. */
const begun = (page: Page, claim: ClaimDetail): ClaimDetail => {
  const standing = { ...(page.begins?.(claim) ?? claim) };
  for (const question of page.questions) {
    const path = inRows(question.ask, rowsOf(page));
    const taken = takenTo(question, factsAt(standing, rowsOf(page)));
    if (taken && valueAt(standing, path) === undefined) putAt(standing, path, taken.value);
  }
  return standing;
};

/** The answer that a question has until another is given: the only one known; undefined where one must be picked. */
export const takenTo = (question: Pick<Question, 'known'>, read: ReadFact): KnownAnswer | undefined => {
  const [only, ...others] = knownTo(question, read);
  return only && others.length === 0 && holds(only.taken, read) ? only : undefined;
};
