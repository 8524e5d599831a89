import * as z from 'zod';
import type { AskedPart } from '#machines/subject/control.ts';
import { missing, wrong, type Finding } from '#machines/subject/issues/findings.ts';
import { isBarring, isPassing, runSchema } from '#machines/subject/issues/issue.ts';
import { inRows, isWithin, partsOf } from '#machines/subject/path.ts';
import { isRecord, valueAt } from '#machines/subject/valueAt.ts';
import { answersOn, hasAutoAnswers, mayBeLeftOut, withGiven } from './answers.ts';
import type { Subject } from '#machines/subject/subject.ts';
import { type Names, rowsOf, type Page } from './page.ts';
import { answersTo, controlFor, isAsked, offeredBy, ruleOf, type Question } from './question.ts';
import { shapeOf } from './compile.ts';

/**
 * The schema of a page's answers, the same for form, guard, draft and service; what is asked may depend on the claim's answers on
 * other pages. It checks the shape of all the page may ask and finds what is asked but missing, what is answered but not offered,
 * and what the page's checks find.
 */
export const answersSchema = <N extends Names>(page: Page<N>, claim: N['detail']): z.ZodObject =>
  // Without `when` nothing is found as soon as a part of an answer is missing.
  shapeOf(page).check(z.core._check(finder(page, claim), { when: ({ value }) => isRecord(value) }));

/** True when the answers of a claim to what a page asks pass its schema, and the claim has the page's auto-answers. */
export const isAnswered = <N extends Names>(page: Page<N>, claim: N['detail']): boolean => {
  if (!hasAutoAnswers(page, claim)) return false;
  // To make a schema of its own for every claim would take longer than the check.
  const payload = runSchema(shapeOf(page), answersOn(page, claim));
  finder(page, claim)(payload);
  return isPassing(payload);
};

/** Adds to what the shape of answers raised what is missing, not offered, and found by the page's checks. */
const finder =
  <N extends Names>(page: Page<N>, claim: N['detail']) =>
  ({ value, issues }: z.core.ParsePayload): void => {
    const then = withGiven(claim, page, isRecord(value) ? value : {});
    const refused = issues.filter(isBarring).map(({ path = [] }) => path.join('.'));
    const isRefused = (path: readonly PropertyKey[]) => refused.includes(path.join('.'));
    const isMistyped = issues.some((raw) => !raw.continue && raw.input !== undefined);
    const rows = rowsOf(page);
    const gone = findingsOf(page.subject, page.questions, then, rows).filter(({ path }) => !isRefused(path));
    const faulty = new Set([...refused, ...gone.map(({ path }) => path.join('.'))]);
    const awaited = awaitedOn(page.questions, rows, faulty);
    const isAwaited = (path: readonly PropertyKey[] = []) => {
      const name = path.join('.');
      return awaited.some((group) => group === name || isWithin(name, group));
    };
    if (awaited.length > 0) {
      const others = issues.filter((raw) => raw.input !== undefined || !isAwaited(raw.path));
      issues.splice(0, issues.length, ...others);
    }
    const found = [
      ...gone.filter(({ path }) => !isAwaited(path)),
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

/** What a register may still tell, because the number by which it would is missing or wrong: that alone is asked for. */
const awaitedOn = (
  questions: readonly Question[],
  rows: readonly number[],
  faulty: ReadonlySet<string>,
): readonly string[] => {
  const nameOf = (path: string) => partsOf(inRows(path, rows)).join('.');
  return questions
    .filter(({ knownBy }) => knownBy !== undefined && faulty.has(nameOf(knownBy)))
    .map(({ ask }) => nameOf(ask));
};

/** What is asked but missing, and what is answered but not offered. */
export const findingsOf = <N extends Names>(
  subject: Subject<N['detail']>,
  questions: readonly Question[],
  claim: N['detail'],
  rows: readonly number[],
): readonly Finding[] =>
  questions.flatMap((question) => {
    if (!isAsked(question, subject.factsIn(claim, rows))) return [];
    if (question.rows) return rowFindings(subject, { ...question, rows: question.rows }, claim, rows);
    const parts = answersTo(question).map((part) => ({ ...part, name: inRows(part.name, rows) }));
    const needed = parts.filter(({ isOptional }) => !isOptional);
    const gone = needed.filter(({ name }) => valueAt(claim, name) === undefined);
    // What is begun is finished, also where it may be left out as a whole.
    const isBegun = parts.some(({ name }) => valueAt(claim, name) !== undefined);
    if (gone.length > 0)
      return isBegun || !mayBeLeftOut(subject, question, claim, rows)
        ? gone.map((part) => missingOf(question, part))
        : [];
    return refusedBy(subject, question, claim, rows) ? [wrong(inRows(question.ask, rows), 'suggestion')] : [];
  });

const missingOf = (question: Question, { name, missing: key = question.missing }: AskedPart): Finding =>
  missing(name, key === undefined ? {} : { key });

const rowFindings = <N extends Names>(
  subject: Subject<N['detail']>,
  question: Question & { readonly rows: readonly Question[] },
  claim: N['detail'],
  rows: readonly number[],
): readonly Finding[] => {
  const list = inRows(question.ask, rows);
  const told = valueAt(claim, list);
  const length = Array.isArray(told) ? told.length : 0;
  const isOne = isSingle(question);
  if (length === 0 && mayBeLeftOut(subject, question, claim, rows)) return [];
  if (length === 0 && !isOne) return [missingOf(question, { name: list })];
  // The one item there may be is asked about as if it were there.
  return Array.from({ length: isOne ? 1 : length }, (_, row) => row).flatMap((row) =>
    findingsOf(subject, question.rows, claim, [...rows, row]),
  );
};

/** True for a list that takes only one item, which is asked about like a group. */
export const isSingle = (question: Question): boolean => {
  const control = controlFor(question);
  return control?.kind === 'rows' && control.max === 1;
};

/** True when rules decide what is offered and none of them offers the code given. */
const refusedBy = <N extends Names>(
  subject: Subject<N['detail']>,
  question: Question,
  claim: N['detail'],
  rows: readonly number[],
): boolean => {
  if (!question.only?.some((offer) => ruleOf(offer) !== undefined)) return false;
  const offered = offeredBy(question, subject.factsIn(claim, rows)) ?? [];
  return [valueAt(claim, inRows(question.ask, rows))].flat().some((code) => !offered.includes(String(code)));
};
