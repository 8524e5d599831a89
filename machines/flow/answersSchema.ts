import * as z from 'zod';
import type { ClaimDetail } from '../claim/claim.ts';
import type { AskedPart } from '../claim/control.ts';
import { missing, wrong, type Finding } from '../claim/issues/findings.ts';
import { isPassing, runSchema } from '../claim/issues/issue.ts';
import { inRows } from '../claim/path.ts';
import { isRecord, valueAt } from '../claim/valueAt.ts';
import { answersOn, isSettled, mayBeLeftOut, withGiven } from './answers.ts';
import { rowsOf, type Page } from './page.ts';
import { answersTo, controlFor, factsAt, isAsked, offeredBy, ruleOf, type Question } from './question.ts';
import { shapeOf } from './shape.ts';

/**
 * The schema of a page's answers, the same for form, guard, draft and service; what is asked may depend on the claim's answers on
 * other pages. It checks the shape of all the page may ask and finds what is asked but missing, what is answered but not offered,
 * and what the page's checks find.
 */
export const answersSchema = (page: Page, claim: ClaimDetail): z.ZodObject =>
  // Without `when` nothing is found as soon as a part of an answer is missing.
  shapeOf(page).check(z.core._check(finder(page, claim), { when: ({ value }) => isRecord(value) }));

/** True when the answers of a claim to what a page asks pass its schema, and what the page settles by itself stands in the claim. */
export const isAnswered = (page: Page, claim: ClaimDetail): boolean => {
  if (!isSettled(page, claim)) return false;
  // To make a schema of its own for every claim would take longer than the check.
  const payload = runSchema(shapeOf(page), answersOn(page, claim));
  finder(page, claim)(payload);
  return isPassing(payload);
};

/** Adds to what the shape of answers raised what is missing, not offered, and found by the page's checks. */
const finder =
  (page: Page, claim: ClaimDetail) =>
  ({ value, issues }: z.core.ParsePayload): void => {
    const then = withGiven(claim, page, isRecord(value) ? value : {});
    const refused = issues.map(({ path = [] }) => path.join('.'));
    const isRefused = (path: readonly PropertyKey[]) => refused.includes(path.join('.'));
    const isMistyped = issues.some((raw) => !raw.continue && raw.input !== undefined);
    const found = [
      ...findingsOf(page.questions, then, rowsOf(page)).filter(({ path }) => !isRefused(path)),
      ...(isMistyped ? [] : page.checks.flatMap((one) => one.find(then))),
    ];
    for (const { path, severity, key, values } of found)
      issues.push({
        code: 'custom',
        message: key,
        path,
        input: value,
        params: { severity, key, ...(values && { values }) },
        continue: true,
      });
  };

/** What is asked but missing, and what is answered but not offered. */
export const findingsOf = (
  questions: readonly Question[],
  claim: ClaimDetail,
  rows: readonly number[],
): readonly Finding[] =>
  questions.flatMap((question) => {
    if (!isAsked(question, factsAt(claim, rows))) return [];
    if (question.rows) return rowFindings({ ...question, rows: question.rows }, claim, rows);
    const parts = answersTo(question).map((part) => ({ ...part, name: inRows(part.name, rows) }));
    const needed = parts.filter(({ isOptional }) => !isOptional);
    const gone = needed.filter(({ name }) => valueAt(claim, name) === undefined);
    // What is begun is finished, also where it may be left out as a whole.
    const isBegun = parts.some(({ name }) => valueAt(claim, name) !== undefined);
    if (gone.length > 0)
      return isBegun || !mayBeLeftOut(question, claim, rows)
        ? gone.map((part) => missingOf(question, part))
        : [];
    return refusedBy(question, claim, rows) ? [wrong(inRows(question.ask, rows), 'suggestion')] : [];
  });

const missingOf = (question: Question, { name, missing: key = question.missing }: AskedPart): Finding =>
  missing(name, key === undefined ? {} : { key });

const rowFindings = (
  question: Question & { readonly rows: readonly Question[] },
  claim: ClaimDetail,
  rows: readonly number[],
): readonly Finding[] => {
  const list = inRows(question.ask, rows);
  const told = valueAt(claim, list);
  const length = Array.isArray(told) ? told.length : 0;
  const isOne = isSingle(question);
  if (length === 0 && mayBeLeftOut(question, claim, rows)) return [];
  if (length === 0 && !isOne) return [missingOf(question, { name: list })];
  // The one item there may be is asked about as if it were there.
  return Array.from({ length: isOne ? 1 : length }, (_, row) => row).flatMap((row) =>
    findingsOf(question.rows, claim, [...rows, row]),
  );
};

/** True for a list that takes only one item, which is asked about like a group. */
export const isSingle = (question: Question): boolean => {
  const control = controlFor(question);
  return control?.kind === 'rows' && control.max === 1;
};

/** True when rules decide what is offered and none of them offers the code given. */
const refusedBy = (question: Question, claim: ClaimDetail, rows: readonly number[]): boolean => {
  if (!question.only?.some((offer) => ruleOf(offer) !== undefined)) return false;
  const offered = offeredBy(question, factsAt(claim, rows)) ?? [];
  return [valueAt(claim, inRows(question.ask, rows))].flat().some((code) => !offered.includes(String(code)));
};
