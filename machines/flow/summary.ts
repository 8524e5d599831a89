import type { Subject } from '#machines/subject/subject.ts';
import type { Flow } from './flow.ts';
import { rowsOf, type Names, type Page } from './page.ts';
import { inRows } from '#machines/subject/path.ts';
import { isRecord, valueAt } from '#machines/subject/valueAt.ts';
import { mayBeLeftOut } from './answers.ts';
import { answersTo, controlFor, isAsked, offeredBy, wordsFor, type Question } from './question.ts';
import { holds } from '#machines/subject/rule.ts';
import { situationOf } from './situation.ts';

/** A question and its answer. */
export interface SummaryAnswer {
  readonly question: Question;
  /** The path of the answer: `insured.email`, or `witnesses[1]` for one row of a list. */
  readonly path: string;
  /** The answer as the claim holds it, undefined where it was left out. */
  readonly value: unknown;
  /** The field whose label is used, where that is not its own. */
  readonly words: string | undefined;
  /** The field whose choices have the words, where that is not its own. */
  readonly choices: string | undefined;
  /** The answers of one row of a list, in the order of its questions; empty for any other answer. */
  readonly parts: readonly SummaryAnswer[];
}

/** What a page asked or showed, in its order. */
export interface SummaryPage<N extends Names> {
  readonly page: Page<N>;
  readonly rows: readonly SummaryAnswer[];
}

/**
 * The answers of a record page by page along the walk, for check-your-answers and the PDF. Pages that ask nothing are left
 * out, and so is the page that sends.
 */
export const summaryOf = <N extends Names>(flow: Flow<N>, claim: N['detail']): readonly SummaryPage<N>[] =>
  situationOf(flow, claim)
    .walked.filter(({ submits }) => !submits)
    .map((page) => ({
      page,
      rows: givenOnce(
        page.questions.flatMap((question) => summaryAnswers(page.subject, question, claim, rowsOf(page))),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);

/**
 * Of two answers that one box takes, the one that was given; the first where neither was. What another answer told as well is not
 * missed, and what a lookup tells by the same text is not said twice.
 */
const givenOnce = (answers: readonly SummaryAnswer[]): readonly SummaryAnswer[] => {
  const answerOf = (ask: string | undefined) => answers.find((one) => one.question.ask === ask);
  const without = answers.flatMap(({ question, path, value }) => {
    const isToldAsWell = value === undefined && answerOf(question.or)?.value !== undefined;
    const isFound = answers.some((one) => one.question.isDisplayOnly && one.value === value);
    if (isToldAsWell || (!question.isDisplayOnly && value !== undefined && isFound)) return [path];
    const other = answerOf(question.either?.with);
    if (!other) return [];
    if (other.value === undefined) return [other.path];
    return value === undefined ? [path] : [];
  });
  return answers.filter(({ path }) => !without.includes(path));
};

/** The summary of one question: nothing where it is not asked, a row each where the answer is a list of rows. */
export const summaryAnswers = <D extends object>(
  subject: Subject<D>,
  question: Question,
  claim: D,
  rows: readonly number[],
): readonly SummaryAnswer[] => {
  const read = subject.factsIn(claim, rows);
  const isHere = question.isDisplayOnly ? holds(question.when, read) : isAsked(question, read);
  const { kind } = controlFor(question) ?? {};
  if (!isHere || kind === 'hidden') return [];
  const answer = {
    question,
    path: inRows(question.ask, rows),
    value: answerTo(subject, question, claim, rows),
    words: wordsFor(question.words, read),
    choices: wordsFor(question.choices, read),
    parts: [],
  };
  // A lookup's answer was asked of nobody, and a box that may stay unticked says nothing while it is: there is nothing to show.
  const isSilent =
    question.isDisplayOnly || (kind === 'tick' && mayBeLeftOut(subject, question, claim, rows));
  if (isSilent && answer.value === undefined) return [];
  const { rows: inner } = question;
  if (!inner || !Array.isArray(answer.value)) return [answer];
  return answer.value.map((row: unknown, at) => {
    const parts = inner.flatMap((part) => summaryAnswers(subject, part, claim, [...rows, at]));
    const given = parts.filter(({ path }) => isGiven(valueAt(claim, path)));
    return {
      ...answer,
      path: `${answer.path}[${at}]`,
      value: given.length > 0 ? row : undefined,
      parts: given,
    };
  });
};

const answerTo = <D extends object>(
  subject: Subject<D>,
  question: Question,
  claim: D,
  rows: readonly number[],
): unknown => {
  const value = valueAt(claim, inRows(question.ask, rows));
  // The holder of an account, or what kind of account it is, is no account yet.
  const needed = answersTo(question).filter(({ isOptional }) => !isOptional);
  if (needed.every(({ name }) => valueAt(claim, inRows(name, rows)) === undefined)) return undefined;
  const answer = Array.isArray(value) ? chosenOf(subject, question, claim, rows, value) : value;
  return isGiven(answer) ? answer : undefined;
};

/**
 * Only the chosen codes that this question offers. Registering may add codes from other pages to the list, which are shown there.
 */
const chosenOf = <D extends object>(
  subject: Subject<D>,
  question: Question,
  claim: D,
  rows: readonly number[],
  chosen: readonly unknown[],
): readonly unknown[] => {
  const offered = offeredBy(question, subject.factsIn(claim, rows));
  return offered ? chosen.filter((code) => offered.includes(String(code))) : chosen;
};

/** An empty text, an empty list and an empty group count as no answer. */
const isGiven = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  return isRecord(value)
    ? Object.values(value).some((part) => part !== undefined)
    : value !== undefined && value !== null && value !== '';
};
