import type { AnySubject } from '#machines/analysis/catalogue.ts';
import { withAnswers } from '#machines/flow/answers.ts';
import { inRows } from '#machines/subject/path.ts';
import { removeAt, valueAt } from '#machines/subject/valueAt.ts';
import { withBeginnings } from '#machines/flow/withBeginnings.ts';
import { rowsOf } from '#machines/flow/page.ts';
import type { AnyPage } from '#machines/flow/flow.ts';
import { isAsked, type Question } from '#machines/flow/question.ts';

/** A question as it is asked about certain rows. */
export interface Asked {
  readonly question: Question;
  readonly rows: readonly number[];
  /** The path of its answer: `injuredParties[0].injured.email`. */
  readonly name: string;
}

/** Everything a page asks, as far as the claim tells: its questions in their order, with those about the rows after each list. */
export const everyAsked = (page: AnyPage, claim: object): readonly Asked[] =>
  askedOf(page.subject, page.questions, claim, rowsOf(page));

/**
 * What a page stands with on arrival: with what it begins with and what it answers by itself. A moment of which only the day is known
 * is no answer yet.
 */
export const arrivedOn = (page: AnyPage, claim: object): object => {
  const begun = withBeginnings(page, claim);
  const half = everyAsked(page, begun).filter(({ name }) => isHalfMoment(valueAt(begun, name)));
  for (const { name } of half) removeAt(begun, name);
  return withAnswers(begun, page, { ...begun });
};

/** True for a moment of which only the day is known. */
export const isHalfMoment = (value: unknown): boolean => typeof value === 'string' && /^[\d-]+T$/.test(value);

const askedOf = (
  subject: AnySubject,
  questions: readonly Question[],
  claim: object,
  rows: readonly number[],
): readonly Asked[] =>
  questions
    .filter((question) => isAsked(question, subject.factsIn(claim, rows)))
    .flatMap((question) => {
      const name = inRows(question.ask, rows);
      const list = question.rows ? valueAt(claim, name) : undefined;
      const below = (Array.isArray(list) ? list : []).flatMap((_, row) =>
        askedOf(subject, question.rows ?? [], claim, [...rows, row]),
      );
      return [{ question, rows, name }, ...below];
    });
