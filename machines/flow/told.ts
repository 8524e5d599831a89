import type { ClaimDetail } from '../claim/claim.ts';
import { inRows } from '../claim/path.ts';
import { isRecord, valueAt } from '../claim/valueAt.ts';
import { codesOf } from '../claim/schema.ts';
import { mayBeLeftOut } from './answers.ts';
import type { Flow } from './flow.ts';
import { rowsOf, type Page } from './page.ts';
import { answersTo, controlFor, factsAt, isAsked, offeredBy, wordsFor, type Question } from './question.ts';
import { holds } from './rule.ts';
import { walk } from './walk.ts';

/** A question and its answer. */
export interface ToldAnswer {
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
  readonly parts: readonly ToldAnswer[];
}

/** What a page asked or showed, in its order. */
export interface ToldPage {
  readonly page: Page;
  readonly rows: readonly ToldAnswer[];
}

/**
 * Everything that a claim tells, page by page of the walk, for check-your-answers and the PDF. Pages that ask nothing are left
 * out, and so is the page that sends.
 */
export const toldOn = (flow: Flow, claim: ClaimDetail): readonly ToldPage[] =>
  walk(flow, claim)
    .filter(({ submits }) => !submits)
    .map((page) => ({
      page,
      rows: page.questions.flatMap((question) => toldTo(question, claim, rowsOf(page))),
    }))
    .filter(({ rows }) => rows.length > 0);

/** How one question is told: nothing where it is not asked, a row each where the answer is a list of rows. */
export const toldTo = (
  question: Question,
  claim: ClaimDetail,
  rows: readonly number[],
): readonly ToldAnswer[] => {
  const read = factsAt(claim, rows);
  const isHere = question.isTold ? holds(question.when, read) : isAsked(question, read);
  if (!isHere || controlFor(question)?.kind === 'hidden') return [];
  const told = {
    question,
    path: inRows(question.ask, rows),
    value: answerTo(question, claim, rows),
    words: wordsFor(question.words, read),
    choices: wordsFor(question.choices, read),
    parts: [],
  };
  // Nobody was asked for what a lookup tells: without an answer there is nothing to tell.
  if (question.isTold && told.value === undefined) return [];
  const { rows: inner } = question;
  if (!inner || !Array.isArray(told.value)) return [told];
  return told.value.map((row: unknown, at) => {
    const parts = inner.flatMap((part) => toldTo(part, claim, [...rows, at]));
    const given = parts.filter(({ path }) => isGiven(valueAt(claim, path)));
    return { ...told, path: `${told.path}[${at}]`, value: given.length > 0 ? row : undefined, parts: given };
  });
};

const answerTo = (question: Question, claim: ClaimDetail, rows: readonly number[]): unknown => {
  const value = valueAt(claim, inRows(question.ask, rows));
  const { kind } = controlFor(question) ?? {};
  // The holder of an account, or what kind of account it is, is no account yet.
  const needed = answersTo(question).filter(({ isOptional }) => !isOptional);
  if (needed.every(({ name }) => valueAt(claim, inRows(name, rows)) === undefined) && kind !== 'tick')
    return undefined;
  if (kind === 'tick' && value === undefined) return unticked(question, claim, rows);
  const told = Array.isArray(value) ? chosenOf(question, claim, rows, value) : value;
  return isGiven(told) ? told : undefined;
};

/** A box left unticked means no; one that has to be ticked means nothing yet. */
const unticked = (question: Question, claim: ClaimDetail, rows: readonly number[]): false | undefined =>
  mayBeLeftOut(question, claim, rows) && codesOf(question.field).includes(false) ? false : undefined;

/**
 * Only the chosen codes that this question offers. Registering may add codes from other pages to the list, which are shown there.
 */
const chosenOf = (
  question: Question,
  claim: ClaimDetail,
  rows: readonly number[],
  chosen: readonly unknown[],
): readonly unknown[] => {
  const offered = offeredBy(question, factsAt(claim, rows));
  return offered ? chosen.filter((code) => offered.includes(String(code))) : chosen;
};

/** An empty text, an empty list and an empty group count as no answer. */
const isGiven = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  return isRecord(value)
    ? Object.values(value).some((part) => part !== undefined)
    : value !== undefined && value !== null && value !== '';
};
