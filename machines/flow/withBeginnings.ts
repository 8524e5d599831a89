import type { ReadFact } from '#machines/subject/facts.ts';
import { inRows } from '#machines/subject/path.ts';
import { holds } from '#machines/subject/rule.ts';
import type { Subject } from '#machines/subject/subject.ts';
import { isRecord, putAt, valueAt } from '#machines/subject/valueAt.ts';
import type { Beginning, Begins } from './begins.ts';
import { rowsOf } from './page.ts';
import { suggestionsFor, type Suggestion, type Question } from './question.ts';

/** Every way in which a question may begin with an answer, in order. */
export const beginningsOf = ({ begins }: Pick<Question, 'begins'>): readonly Beginning[] => {
  if (begins === undefined) return [];
  return isList(begins) ? begins : [begins];
};

const isList = (begins: Begins): begins is readonly Beginning[] => Array.isArray(begins);

/** What the page of some questions needs to say what its form begins with. */
interface Asks<D extends object> {
  readonly subject: Subject<D>;
  readonly questions: readonly Question[];
  readonly row?: number;
}

/**
 * The record with what the form of a page begins with where nothing is answered: first as its questions say, then with the
 * adopted suggestions. None of it enters the record unless it is submitted. The same object where nothing begins.
 */
export const withBeginnings = <D extends object>(page: Asks<D>, detail: D): D => {
  const { factsIn } = page.subject;
  const rows = rowsOf(page);
  const begun = { ...detail };
  const read = factsIn(detail, rows);
  let isBegun = false;
  for (const question of page.questions)
    for (const beginning of beginningsOf(question))
      fill(question.ask, begunWith(beginning, { detail, rows, read }));
  for (const question of page.questions)
    fill(question.ask, () => adoptedSuggestion(question, factsIn(begun, rows))?.value);
  return isBegun ? begun : detail;

  function fill(path: string, valueOf: () => unknown): void {
    const at = inRows(path, rows);
    const answer = valueAt(begun, at);
    if (answer !== undefined && !isRecord(answer)) return;
    const value = valueOf();
    if (answer === undefined && value !== undefined) put(at, value);
    else if (isRecord(value))
      for (const [name, part] of Object.entries(value)) fill(`${at}.${name}`, () => part);
  }

  function put(at: string, value: unknown): void {
    putAt(begun, at, value);
    isBegun = true;
  }
};

interface Given {
  readonly detail: object;
  readonly rows: readonly number[];
  readonly read: ReadFact;
}

const begunWith =
  (beginning: Beginning, { detail, rows, read }: Given) =>
  (): unknown => {
    const { from, value, every, written, when, unanswered, row } = beginning;
    if (row !== undefined && row !== rows[0]) return undefined;
    if (!holds(when, read) || (unanswered !== undefined && isAnswered(unanswered))) return undefined;
    if (from !== undefined) return answerAt(from);
    if (every) return every.filter((one) => holds(one.when, read)).map(({ code }) => code);
    return written ? written.text(textAt) : value;

    function textAt(path: string): string | undefined {
      const text = answerAt(path);
      return typeof text === 'string' ? text : undefined;
    }

    function answerAt(path: string): unknown {
      return valueAt(detail, inRows(path, rows));
    }

    /** A row that was added and not filled in is there without an answer. */
    function isAnswered(path: string): boolean {
      if (!path.endsWith('[]')) return answerAt(path) !== undefined;
      const answer = answerAt(path);
      return isRecord(answer) && Object.keys(answer).length > 0;
    }
  };

/** The suggestion that is the answer until another is given: the only one there is; undefined where one must be picked. */
export const adoptedSuggestion = (
  question: Pick<Question, 'suggestions'>,
  read: ReadFact,
): Suggestion | undefined => {
  const [only, ...others] = suggestionsFor(question, read);
  return only && others.length === 0 && holds(only.adopted, read) ? only : undefined;
};
