import { groupsOf, inRows } from '#machines/subject/path.ts';
import { holds } from '#machines/subject/rule.ts';
import type { Subject } from '#machines/subject/subject.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import { answersTo, type Question } from './question.ts';

/** A question that is asked, and the numbers of the rows its page asks about. */
interface AskedInRows {
  readonly question: Question;
  readonly rows: readonly number[];
}

/**
 * The answers in the rows of lists that no question about them asks for by what the record tells now, such as the serial number of a
 * thing that was stolen, once it has burnt.
 */
export const unaskedInRows = <D extends object>(
  subject: Pick<Subject<D>, 'factsIn'>,
  record: D,
  asked: readonly AskedInRows[],
): readonly string[] => {
  const found = asked.flatMap((one) => answersIn(subject, record, one));
  const isExpected = among(found.flatMap(({ path, isAsked }) => (isAsked ? [path] : [])));
  return found.flatMap(({ path, isAsked }) => (isAsked || isExpected(path) ? [] : [path]));
};

/** Tells whether an answer is one of those expected, a part of one, or contains one. */
export const among = (expected: readonly string[]): ((answer: string) => boolean) => {
  const exactly = new Set(expected);
  const containing = new Set(expected.flatMap(groupsOf));
  return (answer) =>
    exactly.has(answer) || containing.has(answer) || groupsOf(answer).some((group) => exactly.has(group));
};

interface Found {
  readonly path: string;
  readonly isAsked: boolean;
}

const answersIn = <D extends object>(
  subject: Pick<Subject<D>, 'factsIn'>,
  record: D,
  { question, rows }: AskedInRows,
): readonly Found[] => {
  const list = question.rows && valueAt(record, inRows(question.ask, rows));
  if (!Array.isArray(list)) return [];
  return list.flatMap((_, row) => {
    const at = [...rows, row];
    const read = subject.factsIn(record, at);
    return (question.rows ?? []).flatMap((one) => {
      const isAsked = holds(one.when, read);
      const own = answersTo(one)
        .map(({ name }) => inRows(name, at))
        .filter((path) => valueAt(record, path) !== undefined);
      const within = isAsked ? answersIn(subject, record, { question: one, rows: at }) : [];
      return [...own.map((path) => ({ path, isAsked })), ...within];
    });
  });
};
