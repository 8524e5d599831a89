import { rowsOf, type Names } from './page.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import { inRows } from '#machines/subject/path.ts';
import { valueAt, withValueAt } from '#machines/subject/valueAt.ts';
import { answersOn } from './answers.ts';
import type { PendingRecord } from './pending.ts';
import { pendingRecord, withImpact, type Surroundings } from './change.ts';
import { answersTo } from './question.ts';

/**
 * The answers of the pending record that drop others, as paths. A reporter who keeps the others gets these back as they were; every
 * other change on the page stays. Where only several changes together drop others, all of them.
 */
export const dropCauses = <N extends Names>(
  surroundings: Surroundings<N>,
  pending: PendingRecord<N>,
): readonly string[] => {
  const { flow, claim } = surroundings;
  const { page } = pending;
  const before = answersOn(page, claim);
  const changed = page.questions
    .filter(({ isDisplayOnly }) => !isDisplayOnly)
    .flatMap((question) => answersTo(question).map(({ name }) => inRows(name, rowsOf(page))))
    .filter((path) => !isSameAnswer(valueAt(claim, path), valueAt(pending.claim, path)));
  const alone = changed.filter((path) => {
    const answers = withValueAt(before, path, valueAt(pending.claim, path));
    const one = pendingRecord(surroundings, page.code, answers, { force: false });
    return withImpact(flow, claim, one).impact !== undefined;
  });
  return alone.length > 0 ? alone : changed;
};
