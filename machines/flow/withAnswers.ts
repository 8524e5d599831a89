import type { ClaimDetail } from '../claim/claim.ts';
import { checkDraft } from '../claim/draft.ts';
import { applyDependents, type DependentsConfiguration } from '../claim/dependents.ts';
import type { Page } from './page.ts';

/** What the reporter answered on one page, in the shape of the page's schema. */
export type Answers = Readonly<Record<string, unknown>>;

/** The claim after an answer, and the answers that fell by it (dotted paths). */
export interface Answered {
  readonly claim: ClaimDetail;
  readonly dropped: readonly string[];
}

/**
 * Takes a claim, the page, its answers and the configured dependents; gives the claim with the answers merged, those that
 * depend on a changed one dropped. Throws where an answer has not even the shape of its field: a form lets
 * none such through. Source: specification section 4.
 */
export const withAnswers = (
  claim: ClaimDetail,
  page: Page,
  answers: Answers,
  configuration: DependentsConfiguration,
): Answered => {
  const own = Object.fromEntries(Object.keys(page.answers.shape).map((name) => [name, answers[name]]));
  const merged = checkDraft({ ...claim, ...own });
  if (!merged.ok) throw new Error(`Answers of ${page.code} do not fit: ${merged.issues[0]?.name}.`);
  return applyDependents(claim, merged.value, configuration);
};

/** Takes a claim and a page; gives the claim with the page done. */
export const withPageDone = (claim: ClaimDetail, page: Page): ClaimDetail => ({
  ...claim,
  formSteps: [...new Set([...(claim.formSteps ?? []), page.code])],
});
