import type { ClaimDetail } from '#machines/claim/claim.ts';
import { checkDraft } from '#machines/claim/draft.ts';
import { askedOn, isOptional } from '#machines/flow/answers.ts';
import { getPage } from '#machines/flow/compile.ts';
import { rowsOf } from '#machines/flow/page.ts';
import { autoAnswerTo, controlFor, isAsked, offeredBy, type Question } from '#machines/flow/question.ts';
import { situationOf } from '#machines/flow/situation.ts';
import type { Flow, Page } from '#machines/report/claimFlow.ts';
import { documentsFor } from '#machines/report/documents.ts';
import { claimSubject } from '#machines/report/kit.ts';
import { holds } from '#machines/subject/rule.ts';

/**
 * A page of a claim as one line: everything it asks in its order, `name?` what may be left out, `name|other` what does as well,
 * `name=A|B` what is offered where not everything is, `name:A` what is known, `(name)` what is told, `name[…]30` what is asked of each of at most
 * thirty rows; then `#lookup`, `!dialog` and `> page` that Continue leads to.
 */
export const wholePage = (flow: Flow, code: string, told: object): string => {
  const claim = claimOf(told);
  const page = getPage(flow, code);
  const { read, next } = situationOf(flow, claim);
  const rows = rowsOf(page);
  const here = claimSubject.factsIn(claim, rows);
  const asked = new Set(askedOn(page, claim));
  return [
    ...page.questions.flatMap((question) =>
      question.isDisplayOnly || asked.has(question) || autoAnswerTo(question, here) !== undefined
        ? wordOf(question, claim, rows)
        : [],
    ),
    ...page.lookups.flatMap(({ call, when }) => (holds(when, read) ? [`#${call}`] : [])),
    ...page.confirm.flatMap(({ dialog, when }) => (holds(when, read) ? [`!${dialog}`] : [])),
    `> ${next(page)?.code ?? 'nowhere'}`,
  ].join(' ');
};

const wordOf = (question: Question, claim: ClaimDetail, rows: readonly number[]): readonly string[] => {
  const read = claimSubject.factsIn(claim, rows);
  const name = question.ask.replace(/.*\[\]\./, '');
  if (question.isDisplayOnly) return holds(question.when, read) ? [`(${name})`] : [];
  const known = autoAnswerTo(question, read);
  if (known !== undefined) return [`${name}:${known}`];
  if (!isAsked(question, read)) return [];
  const offered = offeredBy(question, read);
  const control = controlFor(question);
  const within = question.rows?.flatMap((row) => wordOf(row, claim, [...rows, 0])).join(' ');
  return [
    [
      name,
      isOptional(claimSubject, question, claim, rows) ? '?' : '',
      question.or === undefined ? '' : `|${question.or.replace(/.*\[\]\./, '')}`,
      offered ? `=${offered.join('|')}` : '',
      within === undefined ? '' : `[${within}]${control?.kind === 'rows' ? control.max : ''}`,
    ].join(''),
  ];
};

/** The pages of a step that a claim leads over, each as one line. */
export const wholeStep = (
  flow: Flow,
  told: object,
  step: Page['step'] = 'event',
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    situationOf(flow, claimOf(told))
      .met.filter((page) => page.step === step)
      .map(({ code }) => [code, wholePage(flow, code, told)]),
  );

/** The documents of a claim: those needed; those that help. */
export const wholePapers = (flow: Flow, told: object): string => {
  const { required, optional } = documentsFor(flow, claimOf(told));
  return `${required.join(' ')}; ${optional.join(' ')}`;
};

/** What a row of a table tells, as a claim. It is checked here, because the compiler takes long over hundreds of claims. */
export const claimOf = (told: object): ClaimDetail => {
  const { value } = checkDraft(told);
  if (!value) throw new Error(`This is no claim: ${JSON.stringify(told)}`);
  return value;
};
