import { isSameAnswer } from '../claim/sameAnswer.ts';
import { inRows } from '../claim/path.ts';
import { valueAt, withValueAt } from '../claim/valueAt.ts';
import { answersOn } from './answers.ts';
import { pendingClaim, withConsequences, type PendingClaim, type Surroundings } from './change.ts';
import { rowsOf } from './page.ts';
import { answersTo } from './question.ts';

/**
 * The answers on their way that make others fall, as paths: whoever would rather keep those gets these back as they were, and
 * whatever else was changed on the page stays. Where only several changes together make others fall, all of them.
 */
export const fallCauses = (surroundings: Surroundings, pending: PendingClaim): readonly string[] => {
  const { flow, claim } = surroundings;
  const { page } = pending;
  const before = answersOn(page, claim);
  const changed = page.questions
    .filter(({ isTold }) => !isTold)
    .flatMap((question) => answersTo(question).map(({ name }) => inRows(name, rowsOf(page))))
    .filter((path) => !isSameAnswer(valueAt(claim, path), valueAt(pending.claim, path)));
  const alone = changed.filter((path) => {
    const answers = withValueAt(before, path, valueAt(pending.claim, path));
    const one = pendingClaim(surroundings, page.code, answers, { force: false });
    return withConsequences(flow, claim, one).consequences !== undefined;
  });
  return alone.length > 0 ? alone : changed;
};
