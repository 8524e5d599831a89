import type { ClaimDetail } from '#machines/claim/claim.ts';
import { check } from '#machines/subject/issues/issue.ts';
import type { Answers } from '#machines/flow/answers.ts';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import { definePage } from '#machines/report/kit.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import type { Question } from '#machines/flow/question.ts';

/** What a page says about answers, as `severity key name`. */
export const saidOn = (page: Page, claim: ClaimDetail, answers: Answers): string[] =>
  check(answersSchema(page, claim), answers).issues.map(
    ({ severity, key, name }) => `${severity} ${key} ${name}`,
  );

/** A page with these questions and nothing else. */
export const aPage = (
  questions: readonly Question[],
  differing: Pick<Page, 'row' | 'checks'> | object = {},
): Page => definePage({ code: 'page', path: '/stranka', step: 'event', questions, next: [], ...differing });
