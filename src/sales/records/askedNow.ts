import { readDay } from '#machines/claim/writing/spokenDay.ts';
import { isOptional } from '#machines/flow/answers.ts';
import { controlFor, isAsked, type Question } from '#machines/flow/question.ts';
import type { Names, Page } from '#machines/flow/page.ts';
import { codesOf } from '#machines/subject/schema.ts';
import { putAt, removeAt, valueAt } from '#machines/subject/valueAt.ts';
import type { ReadField } from '#src/forms/liveFields.ts';

/** A question of a record as it stands in the form right now. */
export interface AskedField {
  /** Its place among the questions of the form. */
  readonly at: number;
  readonly name: string;
  readonly isOptional: boolean;
  readonly codes: readonly string[];
}

/** The questions of a record's form that are asked with what its fields hold right now. */
export const askedNow = <N extends Names>(
  page: Page<N>,
  begun: N['detail'],
  read: ReadField,
): readonly AskedField[] => {
  const now = filledIn(page, begun, read);
  const facts = page.subject.factsIn(now, []);
  return page.questions.flatMap((question, at) =>
    isAsked(question, facts)
      ? [
          {
            at,
            name: question.ask,
            isOptional: mayStayEmpty(page, question, now),
            codes: codesOf(question.field).map(String),
          },
        ]
      : [],
  );
};

/** Where another answer tells as much, each of the two is wanted until one is given. */
const mayStayEmpty = <N extends Names>({ subject }: Page<N>, question: Question, now: N['detail']): boolean =>
  question.or === undefined
    ? isOptional(subject, question, now, [])
    : valueAt(now, question.or) !== undefined;

/** The record with what its fields hold, in the order of the questions: what is not asked for counts for no question after it. */
const filledIn = <N extends Names>(
  { subject, questions }: Page<N>,
  begun: N['detail'],
  read: ReadField,
): N['detail'] => {
  const now: N['detail'] = { ...begun };
  for (const question of questions) {
    const value = typedIn(question, read(question.ask));
    if (value !== undefined && isAsked(question, subject.factsIn(now, []))) putAt(now, question.ask, value);
    else removeAt(now, question.ask);
  }
  return now;
};

const typedIn = (question: Question, [text]: readonly string[]): unknown => {
  const { kind } = controlFor(question) ?? {};
  const typed = text?.trim();
  if (typed === undefined || typed === '') return undefined;
  if (kind === 'tick') return true;
  return kind === 'day' ? (readDay(typed) ?? typed) : typed;
};
