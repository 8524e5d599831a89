import * as z from 'zod';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { factsOf } from '#machines/subject/rule.ts';
import { check } from '#machines/subject/issues/issue.ts';
import { inRows } from '#machines/subject/path.ts';
import { valueAt, withValueAt } from '#machines/subject/valueAt.ts';
import type { AnySubject } from '#machines/analysis/catalogue.ts';
import { innermost } from '#machines/subject/schema.ts';
import { mayBeLeftOut, withGiven, type Answers } from '#machines/flow/answers.ts';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import { withBeginnings } from '#machines/flow/withBeginnings.ts';
import type { AnyPage } from '#machines/flow/flow.ts';
import { answersTo, controlFor, offeredBy, type Question } from '#machines/flow/question.ts';
import { everyAsked, type Asked } from './asked.ts';
import { builders, listsOf, samplesAt } from './samples.ts';

/** Which of the values that a question takes are tried; `given` is the claim that each of them would make. */
export type Choose = (
  question: Question,
  values: readonly unknown[],
  given: (value: unknown) => object,
) => readonly unknown[];

/**
 * Answers that a page accepts: the questions asked are answered one after the other, each by every value chosen, in every
 * combination.
 */
export function* passingAnswers(page: AnyPage, claim: object, choose: Choose): Generator<Answers> {
  const begun = withBeginnings(page, claim);
  for (const answers of answered({}, [])) if (check(answersSchema(page, claim), answers).ok) yield answers;

  function* answered(answers: Answers, done: readonly string[]): Generator<Answers> {
    const now = withGiven(claim, page, answers);
    const open = everyAsked(page, now).find(({ name }) => !done.includes(name));
    if (!open) {
      yield answers;
      return;
    }
    const given = (value: unknown) => withGiven(claim, page, withAnswer(answers, open, value));
    const values = eitherOf(page, open, now) ?? valuesTo(page.subject, open, now, begun);
    for (const value of choose(open.question, values, given))
      yield* answered(withAnswer(answers, open, value), [...done, open.name]);
  }
}

/** Of two answers that one box takes, one: the first, or nothing, so that the other follows. Undefined for any other question. */
const eitherOf = (page: AnyPage, { question, rows, name }: Asked, claim: object) => {
  const { either } = question;
  if (either)
    return valueAt(claim, name) === undefined
      ? [...samplesAt(page.subject, question.ask), undefined]
      : undefined;
  const first = page.questions.find((other) => other.either?.with === question.ask);
  return first && valueAt(claim, inRows(first.ask, rows)) !== undefined ? [undefined] : undefined;
};

/** The first, plainest value: what may be left out is left out. */
export const plainest: Choose = (_, values) => values.slice(0, 1);

/**
 * The values a question takes, the plainest first: what its page begins with, nothing where it may be left out, what it offers,
 * else what its control takes.
 */
const valuesTo = (subject: AnySubject, open: Asked, claim: object, begun: object): readonly unknown[] => {
  const { question, rows } = open;
  const offered = offeredBy(question, subject.factsIn(claim, rows));
  const values = offered ? offersOf(question, offered) : samplesOf(subject, question, claim);
  const first = begunWith(open, begun);
  if (first !== undefined && (!offered || offered.includes(String(first))))
    return [first, ...values.filter((value) => value !== first)];
  if (!mayBeLeftOut(subject, question, claim, rows)) return values;
  return isLaterDecided(subject, question, claim) ? [...values, undefined] : [undefined, ...values];
};

/** True where an answer that is still to come may say that this one must not be left out. */
const isLaterDecided = (subject: AnySubject, { optional }: Question, claim: object): boolean =>
  typeof optional === 'object' &&
  [...factsOf(optional)].flatMap(subject.readsOf).some((path) => valueAt(claim, path) === undefined);

/** What is in the field already, where that passes. */
const begunWith = ({ question, name }: Asked, begun: object): unknown => {
  const [part, ...others] = answersTo(question);
  const value = valueAt(begun, name);
  if (!part || others.length > 0 || value === undefined) return undefined;
  return question.rows || (question.field instanceof z.ZodType && check(question.field, value).ok)
    ? value
    : undefined;
};

const offersOf = ({ field }: Question, codes: readonly string[]) =>
  innermost(field) instanceof z.ZodArray ? listsOf(codes) : codes;

const samplesOf = (
  subject: AnySubject,
  question: Question,
  { incidentDate, propertyEvent }: ClaimDetail,
): readonly unknown[] => {
  const control = controlFor(question);
  if (control?.kind === 'shop' && propertyEvent) return builders;
  if (question.rows) return [[{}]];
  if (control?.kind === 'rows') return samplesAt(subject, `${question.ask}[]`).map((one) => [one]);
  if (control?.kind === 'account')
    return [
      Object.fromEntries(answersTo(question).map(({ name }) => [lastOf(name), samplesAt(subject, name)[0]])),
    ];
  const samples = samplesAt(subject, question.ask, control);
  // Where a register tells the day of the event, a treatment or a decision before it would be refused.
  return control?.kind === 'day' && control.calendar !== false && incidentDate !== undefined
    ? [...new Set([incidentDate, ...samples])]
    : samples;
};

/** An answer that is asked for in parts leaves the parts beside them as they are. */
const withAnswer = (answers: Answers, { question, rows, name }: Asked, value: unknown): Answers =>
  answersTo(question).reduce<Answers>((all, part) => {
    const path = inRows(part.name, rows);
    const own = path === name ? value : valueAt(value, path.slice(name.length + 1));
    return own === undefined ? all : withValueAt(all, path, own);
  }, answers);

const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);
