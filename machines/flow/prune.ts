import { lookupOf, type Subject } from '#machines/subject/subject.ts';
import { compileFlow, getPage, placedOn, type PlacedQuestion } from './compile.ts';
import type { Flow } from './flow.ts';
import { rowsOf, type Names, type Page } from './page.ts';
import { rowReader, type ReadFact, type ReadInRow } from '#machines/subject/facts.ts';
import { among } from '#machines/subject/path.ts';
import { remembering } from '#machines/subject/remember.ts';
import { isRecord, removeAt, valueAt } from '#machines/subject/valueAt.ts';
import { codeOf, ruleOf } from './question.ts';
import { holds, mayHold, mustHold } from '#machines/subject/rule.ts';
import { situationOf } from './situation.ts';
import { unaskedInRows } from './rows.ts';

/** What may still give answers to a record, whatever is answered already. */
interface Sources<N extends Names> {
  readonly asked: readonly PlacedQuestion<N>[];
  /** The answers that lookups may find. */
  readonly found: readonly string[];
}

/** A record without some answers, and the paths of the questions whose answers were taken away. */
interface Pruned<D> {
  readonly record: D;
  readonly dropped: readonly string[];
}

/**
 * The record without the answers that no page the reporter may still reach asks for and no lookup on those pages finds. Answers
 * that depend on one still to come stay.
 */
export const prune = <N extends Names>(flow: Flow<N>, record: N['detail']): Pruned<N['detail']> => {
  let left = record;
  const dropped = new Set<string>();
  for (let fallen = irrelevantIn(flow, left); fallen.length > 0; fallen = irrelevantIn(flow, left)) {
    left = without(
      left,
      fallen.flatMap(({ answers }) => answers),
    );
    for (const { path } of fallen) dropped.add(path);
  }
  // Rows without an answer are none that a reporter could miss.
  return { record: left, dropped: [...dropped].filter((path) => !compileFlow(flow).lists.includes(path)) };
};

/**
 * The record without the answers that none of its pages asks for, except for those that lookups found. What is sent is complete,
 * so no answer is still to come.
 *
 * @param found paths of the answers that lookups found
 */
export const pruneSent = <N extends Names>(
  flow: Flow<N>,
  record: N['detail'],
  found: Iterable<string>,
): N['detail'] => {
  const looked = [...found];
  let left = record;
  for (let fallen = unaskedIn(flow, left, looked); fallen.length > 0; fallen = unaskedIn(flow, left, looked))
    left = without(left, fallen);
  return left;
};

const unaskedIn = <N extends Names>(
  flow: Flow<N>,
  record: N['detail'],
  found: readonly string[],
): readonly string[] => {
  const readOn = rowReader(flow.subject.factsIn, record);
  const asked = placedOn(situationOf(flow, record).walked).filter(({ page, question }) =>
    holds(question.when, readOn(page)),
  );
  const others = [...found, ...flow.subject.following(record)];
  const isFound = among(others);
  const isExpected = among([...asked.flatMap(({ answers }) => answers), ...others]);
  return placedOn(flow.instances)
    .flatMap(({ answers }) => answers)
    .filter((answer) => valueAt(record, answer) !== undefined)
    .concat(blankLists(flow, record))
    .filter((answer) => !isExpected(answer))
    .concat(
      unaskedInRows(
        flow.subject,
        record,
        asked.map(({ page, question }) => ({ question, rows: rowsOf(page) })),
      ).filter((answer) => !isFound(answer)),
    );
};

/** The lists with a page for each row that hold nothing but rows without answers. */
const blankLists = <N extends Names>(flow: Flow<N>, record: N['detail']): string[] =>
  compileFlow(flow).lists.filter((list) => {
    const rows = valueAt(record, list);
    return Array.isArray(rows) && rows.every((row) => isRecord(row) && Object.keys(row).length === 0);
  });

/** A copy without the answers at some paths. */
const without = <D extends object>(record: D, paths: readonly string[]): D => {
  const left = { ...record };
  for (const path of paths) removeAt(left, path);
  return left;
};

const irrelevantIn = <N extends Names>(
  flow: Flow<N>,
  record: N['detail'],
): readonly Pick<PlacedQuestion<N>, 'path' | 'answers'>[] => {
  const isHere = remembering((path: string) => valueAt(record, path) !== undefined);
  const readOn = rowReader(flow.subject.factsIn, record);
  const { asked, found } = sourcesOf(flow, record, readOn);
  const isExpected = among([
    ...asked.flatMap(({ answers }) => answers),
    ...found,
    ...flow.subject.following(record),
  ]);
  const looked = compileFlow(flow).found.filter((path) => !flow.subject.derivedOverFound.includes(path));
  // Of all that may be answered little is, so that comes first.
  const here = [
    ...placedOn(flow.instances),
    ...[...looked, ...blankLists(flow, record)].map((path) => ({ path, answers: [path] })),
  ].filter(({ answers }) => answers.some(isHere));
  return [
    ...here.map(({ path, answers }) => ({
      path,
      answers: answers.filter((answer) => isHere(answer) && !isExpected(answer)),
    })),
    ...asked.filter((placed) => placed.answers.some(isHere) && isRefused(record, readOn, asked, placed)),
  ].filter(({ answers }) => answers.length > 0);
};

/** True when none of the rules that offer a chosen code may hold any more, wherever the question is asked. */
const isRefused = <N extends Names>(
  record: N['detail'],
  readOn: ReadInRow,
  asked: readonly PlacedQuestion<N>[],
  { path }: PlacedQuestion<N>,
): boolean => {
  const ruled = asked.filter(
    (placed) => placed.path === path && placed.question.only?.some((offer) => ruleOf(offer) !== undefined),
  );
  const chosen = [valueAt(record, path)].flat();
  return (
    ruled.length > 0 &&
    ruled.every(({ page, question: { only = [] } }) => {
      const read = readOn(page);
      const mayBeOffered = only.filter((offer) => mayHold(ruleOf(offer), read, isUnknown(read))).map(codeOf);
      return chosen.some((code) => !mayBeOffered.some((offered) => offered === code));
    })
  );
};

const isUnknown =
  (read: ReadFact) =>
  (fact: string): boolean =>
    read(fact) === undefined;

const sourcesOf = <N extends Names>(flow: Flow<N>, record: N['detail'], readOn: ReadInRow): Sources<N> => {
  const { found, known } = compileFlow(flow);
  let sources: Sources<N> = { asked: placedOn(flow.instances), found };
  // At first everything known may come.
  let coming = known;
  for (;;) {
    // An answer that is not here, and that nobody may still be asked for, stays unknown.
    const isOpen = remembering((fact: string) =>
      flow.subject
        .readsOf(fact)
        .some((path) => valueAt(record, path) === undefined && (coming.has(path) || !known.has(path))),
    );
    const pages = possiblePages(flow, readOn({}), isOpen);
    const next: Sources<N> = {
      asked: flow.instances.flatMap((page) =>
        pages.has(page.code)
          ? placedOn([page]).filter(({ question }) => mayHold(question.when, readOn(page), isOpen))
          : [],
      ),
      found: [...pages.values()].flatMap((page) =>
        page.lookups
          .filter(({ when }) => mayHold(when, readOn(page), isOpen))
          .flatMap(({ call }) => foundBy(flow.subject, call, record)),
      ),
    };
    if (next.asked.length === sources.asked.length && next.found.length === sources.found.length) return next;
    sources = next;
    coming = new Set([...next.asked.flatMap(({ answers }) => answers), ...next.found]);
  }
};

/** The pages that the transitions may lead to, whatever the open facts turn out to be. */
const possiblePages = <N extends Names>(
  flow: Flow<N>,
  read: ReadFact,
  isOpen: (fact: string) => boolean,
): ReadonlyMap<string, Page<N>> => {
  const start = getPage(flow, flow.start);
  const found = new Map([[start.code, start]]);
  for (const page of found.values())
    for (const code of page.next) {
      const next = getPage(flow, code);
      if (mayHold(next.canEnter, read, isOpen)) found.set(next.code, next);
      // A hub leads to any of its parts.
      if (page.kind !== 'hub' && mustHold(next.canEnter, read, isOpen)) break;
    }
  return found;
};

/**
 * What a lookup may have found for a record. One that found nothing says only that; what follows from answers over what was found
 * does not tell.
 */
const foundBy = <N extends Names>(
  subject: Subject<N['detail']>,
  call: string,
  record: N['detail'],
): readonly string[] => {
  const { tells, none } = lookupOf(subject, call);
  const isNone =
    none &&
    Object.entries(none).every(
      ([name, value]) => !subject.derivedOverFound.includes(name) && valueAt(record, name) === value,
    );
  return isNone ? Object.keys(none) : tells;
};
