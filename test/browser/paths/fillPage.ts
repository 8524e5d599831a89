import type { Page as Window } from 'playwright/test';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { inRows } from '#machines/subject/path.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import { withAnswers, type Answers } from '#machines/flow/answers.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { answersTo, controlFor } from '#machines/flow/question.ts';
import { arrivedOn, everyAsked, type Asked } from '#test/model/asked.ts';
import { expectAsked } from './formShown.ts';
import { leavesOf } from './leaves.ts';
import { setControl } from './setControl.ts';

/**
 * Answers everything a page asks, question after question, each by its control, for the claim on arrival. Returns the claim that
 * it shows then; fails where it shows anything else before or after.
 */
export const fillPage = async (
  window: Window,
  page: Page,
  claim: ClaimDetail,
  answers: Answers,
): Promise<ClaimDetail> => {
  const begun = arrivedOn(page, claim);
  const then = withAnswers(claim, page, answers);
  await expectAsked(window, page, begun);
  for (const asked of everyAsked(page, then)) {
    const control = controlFor(asked.question);
    if (control && told(asked, begun) !== told(asked, then))
      await setControl({ window, name: asked.name, control }, valueAt(then, asked.name));
  }
  await expectAsked(window, page, then);
  return then;
};

/** A claim's answer to a question, written out. */
const told = ({ question, rows }: Asked, claim: ClaimDetail): string =>
  JSON.stringify(
    answersTo(question).flatMap(({ name }) =>
      leavesOf(valueAt(claim, inRows(name, rows)), inRows(name, rows)),
    ),
  );
