import type { ClaimDetail } from '../claim/claim.ts';
import type { IsKnown } from '../claim/dependents.ts';
import { runSchema } from '../claim/issues/issue.ts';
import { shapeFaults } from '../claim/issues/shapeFaults.ts';
import { inRows } from '../claim/path.ts';
import { isSameAnswer } from '../claim/sameAnswer.ts';
import { isRecord, putAt, removeAt, valueAt } from '../claim/valueAt.ts';
import { rowsOf, type Page } from './page.ts';
import { answersTo, factsAt, isAsked, knownTo, settledBy, type Question } from './question.ts';
import { holds } from './rule.ts';
import { shapeOf } from './shape.ts';

/** What the reporter answered on one page, in the fields of the claim. */
export type Answers = Readonly<Record<string, unknown>>;

/** The questions that a page asks the reporter, in order, as far as the claim can tell. */
export const askedOn = (page: Page, claim: ClaimDetail): readonly Question[] => {
  const read = factsAt(withSettled(claim, page), rowsOf(page));
  return page.questions.filter((question) => isAsked(question, read));
};

/** The claim with the answers that a page settles by itself, because it offers only one code. */
const withSettled = (claim: ClaimDetail, page: Page): ClaimDetail => {
  const standing = { ...claim };
  for (const question of page.questions) {
    const settled = settledBy(question, factsAt(standing, rowsOf(page)));
    if (settled !== undefined) putAt(standing, inRows(question.ask, rowsOf(page)), settled);
  }
  return standing;
};

/** False while the claim lacks an answer that a page settles by itself, because another one fell or was changed since. */
export const isSettled = (page: Page, claim: ClaimDetail): boolean =>
  page.questions.every((question) => {
    const settled = settledBy(question, factsAt(claim, rowsOf(page)));
    return settled === undefined || valueAt(claim, inRows(question.ask, rowsOf(page))) === settled;
  });

/** True when a page has any question or check, whatever was answered. */
export const asksSomething = ({ questions, checks }: Page): boolean => questions.length + checks.length > 0;

/** The paths of the answers that a page asks for. */
export const answeredOn = (page: Page, claim: ClaimDetail): readonly string[] =>
  askedOn(page, claim).flatMap((question) => pathsOf(page, question));

/** The answers of a claim to what a page asks, and no others. */
export const answersOn = (page: Page, claim: ClaimDetail): Answers => {
  const own = {};
  for (const path of answeredOn(page, claim)) {
    const value = valueAt(claim, path);
    if (value !== undefined) putAt(own, path, value);
  }
  return own;
};

/** True when a question may stay unanswered, because it is optional or another answer tells as much. */
export const mayBeLeftOut = (
  { optional, or }: Question,
  claim: ClaimDetail,
  rows: readonly number[],
): boolean => {
  if (optional === true || (optional && holds(optional, factsAt(claim, rows)))) return true;
  return or !== undefined && valueAt(claim, inRows(or, rows)) !== undefined;
};

/**
 * The claim with the answers to what a page asked. What the page could ask but did not stays as it was. Throws where an answer
 * does not even have the shape of its field, which no form lets through.
 */
export const withAnswers = (claim: ClaimDetail, page: Page, answers: Answers): ClaimDetail => {
  const given = withGiven(claim, page, inNormalForm(page, answers));
  const changed = { ...claim };
  for (const question of page.questions) {
    const read = factsAt(given, rowsOf(page));
    const settled = settledBy(question, read);
    if (settled !== undefined) putAt(changed, inRows(question.ask, rowsOf(page)), settled);
    else if (isAsked(question, read))
      for (const path of pathsOf(page, question))
        set(changed, path, ofRows(question, given, rowsOf(page), path));
  }
  return changed;
};

const inNormalForm = (page: Page, answers: Answers): Answers => {
  const payload = runSchema(shapeOf(page), answers);
  const [fault] = shapeFaults(payload);
  if (fault) throw new Error(`Answers of ${page.code} do not fit: ${fault.name}.`);
  return isRecord(payload.value) ? payload.value : {};
};

const pathsOf = (page: Page, question: Question): readonly string[] =>
  answersTo(question).map(({ name }) => inRows(name, rowsOf(page)));

const set = (claim: ClaimDetail, path: string, value: unknown) =>
  value === undefined ? removeAt(claim, path) : putAt(claim, path, value);

/** The claim with everything that was given on a page, whether asked or not, so that conditions can be read from it. */
export const withGiven = (claim: ClaimDetail, page: Page, answers: Answers): ClaimDetail => {
  const given = { ...claim };
  for (const question of page.questions)
    if (!question.isTold)
      for (const path of pathsOf(page, question)) set(given, path, valueAt(answers, path));
  return withSettled(given, page);
};

/** The rows of a list with the answers each of them is asked for; any other answer unchanged. */
const ofRows = (
  { rows, ask }: Question,
  claim: ClaimDetail,
  at: readonly number[],
  path: string,
): unknown => {
  const list = valueAt(claim, path);
  if (!rows || !Array.isArray(list)) return list;
  return list.map((_, row) => {
    const own = {};
    for (const question of rows)
      if (isAsked(question, factsAt(claim, [...at, row])))
        for (const { name } of answersTo(question)) {
          const value = ofRows(question, claim, [...at, row], inRows(name, [...at, row]));
          if (value !== undefined) putAt(own, name.slice(ask.length + '[].'.length), value);
        }
    return own;
  });
};

/** Whether the answers to what a page asks are among those that were known of them. */
export const knownOn =
  (page: Page, claim: ClaimDetail): IsKnown =>
  (path, answer) => {
    const rows = rowsOf(page);
    const question = page.questions.find(({ ask, known }) => known && inRows(ask, rows) === path);
    const known = question ? knownTo(question, factsAt(claim, rows)) : [];
    return known.length === 0 || answer === undefined
      ? undefined
      : known.some(({ value }) => isSameAnswer(value, answer));
  };
