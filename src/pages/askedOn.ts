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
 * Finds what a page declares to ask, whatever was answered.
 *
 * @param claimType the line
 * @param page the page
 * @returns its questions, then those of each risk flow that has its own; none where the page asks all of its schema
 */
export function questionsOf(
  claimType: ClaimType,
  page: Pick<Page, 'code' | 'view'>,
): readonly { riskFlow: string | undefined; questions: Questions }[] {
  const ofLine = questionsByLine[claimType] ?? {};
  const common = ofLine[page.code] ?? ofLine[page.view] ?? sharedQuestions[page.view];
  const families = Object.entries(ofLine).flatMap(([name, questions]) =>
    name.startsWith(`${page.view}.`) ? [{ riskFlow: name.slice(page.view.length + 1), questions }] : [],
  );
  return [...(common ? [{ riskFlow: undefined, questions: common }] : []), ...families];
}

/**
 * Tells what a page of a line of insurance asked. Questions of a risk flow (`otherParty.POVPOS`) go before those of the page.
 *
 * @param claimType the line
 * @param page the page
 * @param claim the answers so far
 * @returns the names of the questions in the order of the page; all of its schema where nothing more is known
 */
export function askedOn(claimType: ClaimType, page: Page, claim: ClaimDetail): readonly string[] {
  const declared = questionsOf(claimType, page);
  const { questions } = declared.find(({ riskFlow }) => riskFlow === claim.riskFlow) ?? declared[0] ?? {};
  if (!questions) return Object.keys(page.answers.shape);
  const asked = Object.entries(page.row === undefined ? questions : inRow(questions, page.row)).filter(
    ([, condition]) => isMet(condition, (name) => valueAt(claim, name)),
  );
  return asked.map(([name]) => name);
}
