import { setFollowing } from '#machines/analysis/catalogue.ts';
import { answersOn, mayBeLeftOut } from '#machines/flow/answers.ts';
import { answersSchema, isSingle } from '#machines/flow/answersSchema.ts';
import { inRows } from '#machines/subject/path.ts';
import { rowsOf, type Names } from '#machines/flow/page.ts';
import { isAsked, offeredBy, autoAnswerTo, type Question } from '#machines/flow/question.ts';
import { situationOf, skippedWith } from '#machines/flow/situation.ts';
import { documentsOf, type Documented } from '#machines/analysis/rulesOf.ts';
import { documentsFor } from '#machines/report/documents.ts';
import type { AnyPage } from '#machines/flow/flow.ts';
import { check } from '#machines/subject/issues/issue.ts';
import { holds } from '#machines/subject/rule.ts';
import { valueAt } from '#machines/subject/valueAt.ts';

/** All that somebody may notice of a flow with a record: the way, what each page asks, says, looks up and confirms, the documents. */
export const behaviourOf = (flow: Documented, told: object): string => {
  const record = structuredClone(told);
  setFollowing(flow.subject, told, record);
  const { walked, read } = situationOf<Names>(flow, record);
  return JSON.stringify([
    walked.map((page) => [
      page.code,
      page.saves,
      skippedWith(page, read),
      page.questions.map((question) => askingOf(page, question, record, rowsOf(page))),
      check(answersSchema(page, record), answersOn(page, record)).issues,
      page.confirm.filter(({ when }) => holds(when, read)),
      page.lookups.filter(({ when }) => holds(when, read)),
    ]),
    documentsFor({ documents: documentsOf(flow) }, record),
  ]);
};

/** How a question is put for some rows: whether, which codes it offers, whether it may be left out, and what it asks of its rows. */
const askingOf = (page: AnyPage, question: Question, record: object, rows: readonly number[]): unknown => {
  const read = page.subject.factsIn(record, rows);
  if (question.isDisplayOnly) return holds(question.when, read) ? ['told', question.ask] : undefined;
  const automatic = autoAnswerTo(question, read);
  if (automatic !== undefined) return ['known', question.ask, automatic];
  if (!isAsked(question, read)) return undefined;
  const list = valueAt(record, inRows(question.ask, rows));
  const count = Math.max(Array.isArray(list) ? list.length : 0, isSingle(question) ? 1 : 0);
  return [
    question.ask,
    offeredBy(question, read),
    mayBeLeftOut(page.subject, question, record, rows),
    Array.from({ length: count }, (_, row) =>
      question.rows?.map((one) => askingOf(page, one, record, [...rows, row])),
    ),
  ];
};
