import { factsIn } from '#machines/claim/facts.ts';
import { isComputed, readsOf } from '#machines/claim/facts.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { inRows } from '#machines/subject/path.ts';
import { codesOf } from '#machines/subject/schema.ts';
import { valueAt, withValueAt } from '#machines/subject/valueAt.ts';
import { controlFor, isAsked, type Question } from '#machines/flow/question.ts';
import { factsOf } from '#machines/subject/rule.ts';

/** A visible question, and its parent question: the one above whose choice opens it. */
export interface OpenedQuestion {
  readonly question: Question;
  readonly within: Question | undefined;
}

/**
 * The parent question, whose choice opens another: the nearest before it that decides whether it is asked, where nothing stands
 * between them but what is opened there, too.
 *
 * @param before the visible questions before it, in order
 */
export const parentOf = (
  question: Question,
  before: readonly OpenedQuestion[],
  { claim, rows }: { readonly claim: ClaimDetail; readonly rows: readonly number[] },
): Question | undefined => {
  let candidate = before.at(-1);
  while (candidate) {
    const { question: other, within } = candidate;
    if (other.group !== question.group) return undefined;
    if (opens(other, question, claim, rows)) return other;
    candidate = before.find((one) => one.question === within);
  }
  return undefined;
};

const opens = (
  choice: Question,
  question: Question,
  claim: ClaimDetail,
  rows: readonly number[],
): boolean => {
  if (!question.when || !isOneOfFew(choice)) return false;
  const reads = [...factsOf(question.when)].flatMap((fact) => (isComputed(fact) ? readsOf(fact) : [fact]));
  if (!reads.includes(choice.ask)) return false;
  const path = inRows(choice.ask, rows);
  const others = codesOf(choice.field).filter((code) => code !== valueAt(claim, path));
  const isOpenedBy = (code: string | boolean) =>
    isAsked(question, factsIn(withValueAt(claim, path, code), rows));
  // What several choices open would move, and lose what is typed, when another of them is made.
  return standsSideBySide(choice) ? !others.every(isOpenedBy) : !others.some(isOpenedBy);
};

/** True for choices that have no room for fields inside. */
export const standsSideBySide = (question: Question): boolean => {
  const control = controlFor(question);
  return control?.kind === 'yesNo' || (control?.kind === 'radio' && control.inline === true);
};

/** True for a question of which one of a few laid out answers is chosen. */
const isOneOfFew = (question: Question): boolean => {
  const control = controlFor(question);
  if (control?.kind === 'tiles') return control.several !== true;
  return control?.kind === 'radio' || control?.kind === 'yesNo' || control?.kind === 'codes';
};
