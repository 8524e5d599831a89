import { setFollowing } from '#machines/analysis/catalogue.ts';
import { answersOn, mayBeLeftOut } from '#machines/flow/answers.ts';
import { answersSchema, isSingle } from '#machines/flow/answersSchema.ts';
import { inRows } from '#machines/subject/path.ts';
import { rowsOf } from '#machines/flow/page.ts';
import { isAsked, offeredBy, autoAnswerTo, type Question } from '#machines/flow/question.ts';
import { situationOf, skippedWith } from '#machines/flow/situation.ts';
import { documentsFor } from '#machines/report/documents.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Flow, Page } from '#machines/report/claimFlow.ts';
import { check } from '#machines/subject/issues/issue.ts';
import { holds } from '#machines/subject/rule.ts';
import { valueAt } from '#machines/subject/valueAt.ts';

/** All that a reporter may notice of a flow with a claim: the way, what each page asks, says, looks up and confirms, the documents. */
export const behaviourOf = (flow: Flow, told: ClaimDetail): string => {
  const claim = structuredClone(told);
  setFollowing(flow.subject, told, claim);
  const { walked, read } = situationOf(flow, claim);
  return JSON.stringify([
    walked.map((page) => [
      page.code,
      page.saves,
      skippedWith(page, read),
      page.questions.map((question) => askingOf(page, question, claim, rowsOf(page))),
      check(answersSchema(page, claim), answersOn(page, claim)).issues,
      page.confirm.filter(({ when }) => holds(when, read)),
      page.lookups.filter(({ when }) => holds(when, read)),
    ]),
    documentsFor(flow, claim),
  ]);
};

/** How a question is put for some rows: whether, which codes it offers, whether it may be left out, and what it asks of its rows. */
const askingOf = (page: Page, question: Question, claim: ClaimDetail, rows: readonly number[]): unknown => {
  const read = page.subject.factsIn(claim, rows);
  if (question.isDisplayOnly) return holds(question.when, read) ? ['told', question.ask] : undefined;
  const automatic = autoAnswerTo(question, read);
  if (automatic !== undefined) return ['known', question.ask, automatic];
  if (!isAsked(question, read)) return undefined;
  const list = valueAt(claim, inRows(question.ask, rows));
  const count = Math.max(Array.isArray(list) ? list.length : 0, isSingle(question) ? 1 : 0);
  return [
    question.ask,
    offeredBy(question, read),
    mayBeLeftOut(page.subject, question, claim, rows),
    Array.from({ length: count }, (_, row) =>
      question.rows?.map((one) => askingOf(page, one, claim, [...rows, row])),
    ),
  ];
};
