import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { ClaimType } from '../../machines/claim/enums.ts';
import type { Page } from '../../machines/flow/page.ts';
import { valueAt } from '../forms/path.ts';
import { carQuestions } from './car/carQuestions.ts';
import { lifeQuestions } from './life/lifeQuestions.ts';
import { inRow, isMet, type Questions } from './questions.ts';
import { sharedQuestions } from './shared/sharedQuestions.ts';

const questionsByLine: Partial<Record<ClaimType, Readonly<Record<string, Questions>>>> = {
  car: carQuestions,
  life: lifeQuestions,
};

/**
 * Tells what a page of a line of insurance asked. Questions of a risk flow (`otherParty.POVPOS`) go before those of the page.
 *
 * @param claimType the line
 * @param page the page
 * @param claim the answers so far
 * @returns the names of the questions in the order of the page; all of its schema where nothing more is known
 */
export function askedOn(claimType: ClaimType, page: Page, claim: ClaimDetail): readonly string[] {
  const ofLine = questionsByLine[claimType];
  const ofFamily = ofLine?.[`${page.view}.${claim.riskFlow}`];
  const questions = ofFamily ?? ofLine?.[page.code] ?? ofLine?.[page.view] ?? sharedQuestions[page.view];
  if (!questions) return Object.keys(page.answers.shape);
  const asked = Object.entries(page.row === undefined ? questions : inRow(questions, page.row)).filter(
    ([, condition]) => isMet(condition, (name) => valueAt(claim, name)),
  );
  return asked.map(([name]) => name);
}
