import type { IsSuggested } from '#machines/subject/subject.ts';
import { runSchema } from '#machines/subject/issues/issue.ts';
import { shapeFaults } from '#machines/subject/issues/shapeFaults.ts';
import { inRows } from '#machines/subject/path.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import { isRecord, putAt, removeAt, valueAt } from '#machines/subject/valueAt.ts';
import type { Subject } from '#machines/subject/subject.ts';
import { type Names, rowsOf, type Page } from './page.ts';
import { answersTo, isAsked, suggestionsFor, autoAnswerTo, type Question } from './question.ts';
import { holds } from '#machines/subject/rule.ts';
import { shapeOf } from './compile.ts';

/** What the reporter answered on one page, in the fields of the claim. */
export type Answers = Readonly<Record<string, unknown>>;

/** The questions that a page asks the reporter, in order, as far as the claim can tell. */
export const askedOn = <N extends Names>(page: Page<N>, claim: N['detail']): readonly Question[] => {
  const read = page.subject.factsIn(withAutoAnswers(claim, page), rowsOf(page));
  return page.questions.filter((question) => isAsked(question, read));
};

/** The record with the auto-answers of a page: of each question that offers only one code. */
const withAutoAnswers = <N extends Names>(claim: N['detail'], page: Page<N>): N['detail'] => {
  const answered = { ...claim };
  for (const question of page.questions) {
    const automatic = autoAnswerTo(question, page.subject.factsIn(answered, rowsOf(page)));
    if (automatic !== undefined) putAt(answered, inRows(question.ask, rowsOf(page)), automatic);
  }
  return answered;
};

/** False while the record lacks an auto-answer of the page, because another answer was dropped or changed since. */
export const hasAutoAnswers = <N extends Names>(page: Page<N>, claim: N['detail']): boolean =>
  page.questions.every((question) => {
    const automatic = autoAnswerTo(question, page.subject.factsIn(claim, rowsOf(page)));
    return automatic === undefined || valueAt(claim, inRows(question.ask, rowsOf(page))) === automatic;
  });

/** True when a page has any question or check, whatever was answered. */
export const asksSomething = ({ questions, checks }: Pick<Page<Names>, 'questions' | 'checks'>): boolean =>
  questions.length + checks.length > 0;

/** The paths of the answers that a page asks for. */
export const answeredOn = <N extends Names>(page: Page<N>, claim: N['detail']): readonly string[] =>
  askedOn(page, claim).flatMap((question) => pathsOf(page, question));

/** The answers of a claim to what a page asks, and no others. */
export const answersOn = <N extends Names>(page: Page<N>, claim: N['detail']): Answers => {
  const own = {};
  for (const path of answeredOn(page, claim)) {
    const value = valueAt(claim, path);
    if (value !== undefined) putAt(own, path, value);
  }
  return own;
};

/** True when a question may stay unanswered, because it is optional or another answer tells as much. */
export const mayBeLeftOut = <D extends object>(
  subject: Pick<Subject<D>, 'factsIn'>,
  question: Question,
  claim: D,
  rows: readonly number[],
): boolean =>
  isOptional(subject, question, claim, rows) ||
  (question.or !== undefined && valueAt(claim, inRows(question.or, rows)) !== undefined);

/** True when a question may stay unanswered whatever else is told. */
export const isOptional = <D extends object>(
  { factsIn }: Pick<Subject<D>, 'factsIn'>,
  { optional }: Question,
  claim: D,
  rows: readonly number[],
): boolean => optional === true || (optional !== undefined && holds(optional, factsIn(claim, rows)));

/**
 * The claim with the answers to what a page asked. What the page could ask but did not stays as it was. Throws where an answer
 * does not even have the shape of its field, which no form lets through.
 */
export const withAnswers = <N extends Names>(
  claim: N['detail'],
  page: Page<N>,
  answers: Answers,
): N['detail'] => {
  const given = withGiven(claim, page, inNormalForm(page, answers));
  const changed = { ...claim };
  for (const question of page.questions) {
    const read = page.subject.factsIn(given, rowsOf(page));
    const automatic = autoAnswerTo(question, read);
    if (automatic !== undefined) putAt(changed, inRows(question.ask, rowsOf(page)), automatic);
    else if (isAsked(question, read))
      for (const path of pathsOf(page, question))
        set(changed, path, ofRows(page.subject, question, given, rowsOf(page), path));
  }
  return changed;
};

const inNormalForm = <N extends Names>(page: Page<N>, answers: Answers): Answers => {
  const payload = runSchema(shapeOf(page), answers);
  const [fault] = shapeFaults(payload);
  if (fault) throw new Error(`Answers of ${page.code} do not fit: ${fault.name}.`);
  return isRecord(payload.value) ? payload.value : {};
};

const pathsOf = (page: { readonly row?: number }, question: Question): readonly string[] =>
  answersTo(question).map(({ name }) => inRows(name, rowsOf(page)));

const set = (claim: object, path: string, value: unknown) =>
  value === undefined ? removeAt(claim, path) : putAt(claim, path, value);

/** The claim with everything that was given on a page, whether asked or not, so that conditions can be read from it. */
export const withGiven = <N extends Names>(
  claim: N['detail'],
  page: Page<N>,
  answers: Answers,
): N['detail'] => {
  const given = { ...claim };
  for (const question of page.questions)
    if (!question.isDisplayOnly)
      for (const path of pathsOf(page, question)) set(given, path, valueAt(answers, path));
  return withAutoAnswers(given, page);
};

/** The rows of a list with the answers each of them is asked for; any other answer unchanged. */
const ofRows = <N extends Names>(
  subject: Subject<N['detail']>,
  { rows, ask }: Question,
  claim: N['detail'],
  at: readonly number[],
  path: string,
): unknown => {
  const list = valueAt(claim, path);
  if (!rows || !Array.isArray(list)) return list;
  return list.map((_, row) => {
    const own = {};
    for (const question of rows)
      if (isAsked(question, subject.factsIn(claim, [...at, row])))
        for (const { name } of answersTo(question)) {
          const value = ofRows(subject, question, claim, [...at, row], inRows(name, [...at, row]));
          if (value !== undefined) putAt(own, name.slice(ask.length + '[].'.length), value);
        }
    return own;
  });
};

/** Whether an answer to a question of the page is one of its suggestions; undefined where it has none. */
export const suggestedOn =
  <N extends Names>(page: Page<N>, claim: N['detail']): IsSuggested =>
  (path, answer) => {
    const rows = rowsOf(page);
    const question = page.questions.find(({ ask, suggestions }) => suggestions && inRows(ask, rows) === path);
    const known = question ? suggestionsFor(question, page.subject.factsIn(claim, rows)) : [];
    return known.length === 0 || answer === undefined
      ? undefined
      : known.some(({ value }) => isSameAnswer(value, answer));
  };
