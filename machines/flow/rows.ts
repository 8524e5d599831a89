import { checksAbout, missing, type Check } from '#machines/subject/issues/findings.ts';
import { among, inRows } from '#machines/subject/path.ts';
import { holds } from '#machines/subject/rule.ts';
import type { Subject } from '#machines/subject/subject.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import { findingsOf } from './answersSchema.ts';
import type { Edit } from './edit.ts';
import type { Names, Page, Rows } from './page.ts';
import { answersTo, type Question } from './question.ts';
import { rowCode } from './record.ts';

/** The event that adds a row and opens its page, undefined where the list is full. */
export const addedRow = <N extends Names>(
  { rows }: Pick<Page<N>, 'rows'>,
  record: N['detail'],
): Edit<N> | undefined => {
  const list = rows ? rowsIn(rows, record) : [];
  return rows && list.length < rows.max
    ? { type: 'EDIT', answers: { [rows.list]: [...list, {}] }, opens: rowCode(rows.page, list.length) }
    : undefined;
};

/** The event that removes a row, undefined where it is the only one. */
export const removedRow = <N extends Names>(
  { rows }: Pick<Page<N>, 'rows'>,
  record: N['detail'],
  at: number,
): Edit<N> | undefined => {
  const list = rows ? rowsIn(rows, record) : [];
  if (!rows || list.length < 2) return undefined;
  return {
    type: 'EDIT',
    answers: { [rows.list]: list.filter((_, index) => index !== at) },
    asks: rows.asks[Object.keys(list[at] ?? {}).length === 0 ? 'blank' : 'removal'],
    opens: rows.overview,
  };
};

/** The name a row is known by, undefined while there is none. */
export const nameOfRow = <N extends Names>(
  { names }: Pick<Rows<N>, 'names'>,
  record: N['detail'],
  row: number,
): string | undefined =>
  names.map((path) => valueAt(record, inRows(path, [row]))).find((name) => typeof name === 'string');

/** What is asked about the rows of a list, and the answers outside the list that decide what that is. */
interface RowQuestions {
  readonly questions: readonly Question[];
  readonly reads: readonly string[];
}

/**
 * A check that none of the rows is left half filled in, so that nothing is open behind the page that shows them all.
 *
 * @param key key of what is said of the first row that is not
 */
export const everyRowComplete = <N extends Names>(
  subject: Subject<N['detail']>,
  rows: Pick<Rows<N>, 'list'>,
  key: string,
  { questions, reads }: RowQuestions,
): Check<N['detail']> =>
  checksAbout<N['detail'], string>().checkRows(
    [rows.list, ...reads],
    missing(`${rows.list}[0]`, { key, values: { number: 1 } }),
    (record) =>
      [...rowsIn(rows, record).keys()].filter(
        (row) => findingsOf(subject, questions, record, [row]).length > 0,
      ),
  );

const rowsIn = <N extends Names>({ list }: Pick<Rows<N>, 'list'>, record: N['detail']): readonly object[] =>
  [valueAt(record, list) ?? []].flat().map((row) => Object(row));

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
