import type { DependentsConfiguration, Subject } from '#machines/subject/subject.ts';
import { getPage } from './compile.ts';
import type { Flow } from './flow.ts';
import { rowsOf, type Names, type Page } from './page.ts';
import { inRows, isWithin } from '#machines/subject/path.ts';
import { removeAt, valueAt } from '#machines/subject/valueAt.ts';
import { answeredOn, asksSomething, suggestedOn, withAnswers, type Answers } from './answers.ts';
import { prune } from './prune.ts';
import { situationOf, skippedWith, type Situation } from './situation.ts';
import type { PendingRecord, Undo } from './pending.ts';

export interface Surroundings<N extends Names> {
  readonly flow: Flow<N>;
  readonly claim: N['detail'];
  readonly configuration: DependentsConfiguration;
}

/**
 * The claim after a change on a page, without what is no longer true and what is no longer asked: each may lead to more of the
 * other. This comes before any lookup, because what a lookup finds is true again.
 */
const reconcile = <N extends Names>(
  around: Surroundings<N>,
  page: Page<N>,
  changed: N['detail'],
  given: readonly string[] = [],
) => {
  const isKnown = suggestedOn(page, around.claim);
  let claim = changed;
  const dropped: string[] = [];
  for (;;) {
    const still = around.flow.subject.applyDependents(
      around.claim,
      claim,
      around.configuration,
      given,
      isKnown,
    );
    const asked = prune(around.flow, still.claim);
    dropped.push(...still.dropped, ...seenElsewhere(page, asked.dropped));
    claim = asked.record;
    if (asked.dropped.length === 0) return { claim, dropped };
  }
};

/** The dropped answers of other pages. What the page itself no longer asks, the reporter has seen disappear there. */
const seenElsewhere = <N extends Names>(page: Page<N>, dropped: readonly string[]): readonly string[] => {
  const own = page.questions.map(({ ask }) => inRows(ask, rowsOf(page)));
  return dropped.filter((path) => !own.includes(path));
};

/**
 * The claim that the answers of a page would make, with what is still to be looked up and confirmed. Source: specification
 * section 4.
 */
export const pendingRecord = <N extends Names>(
  surroundings: Surroundings<N>,
  code: string,
  answers: Answers,
  { force }: { readonly force: boolean },
): PendingRecord<N> => {
  const page = getPage(surroundings.flow, code);
  const answered = withAnswers(surroundings.claim, page, answers);
  const changed = reconcile(surroundings, page, answered, answeredOn(page, answered));
  return {
    page,
    force,
    claim: withPassed(surroundings.flow, changed.claim, page),
    dropped: changed.dropped,
    lookups: page.lookups,
    confirm: page.confirm,
  };
};

/**
 * The claim with a page done, and those before it that ask nothing: a reporter who came by an address has passed them as well.
 */
const withPassed = <N extends Names>(flow: Flow<N>, claim: N['detail'], page: Page<N>): N['detail'] => {
  const { walked } = situationOf(flow, claim);
  const at = walked.findIndex(({ code }) => code === page.code);
  const before = walked.slice(0, Math.max(0, at)).filter((one) => !asksSomething(one));
  return withMoreDone(flow.subject, claim, [...before.map(({ code }) => code), page.code]);
};

/** The record with some more pages done. */
export const withMoreDone = <D extends object>(
  { pagesDone, withPagesDone }: Pick<Subject<D>, 'pagesDone' | 'withPagesDone'>,
  record: D,
  codes: readonly string[],
): D => withPagesDone(record, [...new Set([...pagesDone(record), ...codes])]);

/** The claim that an edit of a list would make. The page is not done by it; another one opens. */
export const pendingEdit = <N extends Names>(
  surroundings: Surroundings<N>,
  edit: {
    readonly page: string;
    readonly changes: N['detail'];
    readonly asks: N['dialog'] | undefined;
    readonly opens: string;
  },
): PendingRecord<N> => {
  const page = getPage(surroundings.flow, edit.page);
  const changed = reconcile(surroundings, page, { ...surroundings.claim, ...edit.changes });
  return {
    page,
    claim: changed.claim,
    dropped: changed.dropped,
    force: true,
    lookups: [],
    confirm: edit.asks ? [{ dialog: edit.asks }] : [],
    opens: edit.opens,
  };
};

/** The claim as it was before the last change. Throws where there is nothing to take back. */
export const pendingUndo = <N extends Names>({
  flow,
  undo,
}: {
  readonly flow: Flow<N>;
  readonly undo?: Undo<N> | undefined;
}): PendingRecord<N> => {
  if (!undo) throw new Error('There is no change to take back.');
  return {
    page: getPage(flow, undo.page),
    claim: undo.claim,
    dropped: [],
    force: true,
    lookups: [],
    confirm: [],
    opens: undo.page,
    editsFromSummary: undo.editedFromSummary,
  };
};

/**
 * The pending claim without what is no longer asked after the lookups, and with what all this does to the answers given before.
 */
export const withImpact = <N extends Names>(
  flow: Flow<N>,
  before: N['detail'],
  pending: PendingRecord<N>,
): PendingRecord<N> => {
  const { record: pruned, dropped } = prune(flow, pending.claim);
  const was = situationOf(flow, before);
  const claim = withSkippedAnswers(was, situationOf(flow, pruned));
  const is = situationOf(flow, claim);
  const answers = [...new Set([...pending.dropped, ...seenElsewhere(pending.page, dropped)])].filter(
    (path) => valueAt(before, path) !== undefined && isAmong(path, was.asked),
  );
  // Whether a row is left out is asked where the list is shown.
  const left = was.met.filter(
    ({ code, row }) => row === undefined && code !== pending.page.code && !isWalked(is, code),
  );
  const pagesDropped = codesOf(left.filter(was.isDone));
  const pagesAdded = codesOf(is.met.filter(({ code }) => !was.met.some((page) => page.code === code)));
  const isNothingLost = answers.length + pagesDropped.length === 0;
  return {
    ...pending,
    claim,
    impact: isNothingLost ? undefined : { answers, pagesDropped, pagesAdded },
  };
};

/**
 * The record with what is known of the pages that are skipped. One that is skipped no more is asked from the start, unless the reporter has
 * been there.
 */
const withSkippedAnswers = <N extends Names>(was: Situation<N>, is: Situation<N>): N['detail'] => {
  const known = { ...is.record };
  for (const page of is.walked) {
    const answers = skippedWith(page, is.read);
    if (answers) Object.assign(known, answers);
    else if (!is.isDone(page))
      for (const name of Object.keys(skippedWith(page, was.read) ?? {})) removeAt(known, name);
  }
  return known;
};

const isWalked = <N extends Names>({ walked }: Situation<N>, code: string): boolean =>
  walked.some((page) => page.code === code);

const codesOf = <N extends Names>(pages: readonly Page<N>[]) => pages.map(({ code }) => code);

/** True when the reporter was asked for the answer at a path, or for a part of it, and it was not only found by a lookup. */
const isAmong = (path: string, asked: readonly string[]) =>
  asked.some((question) => question === path || isWithin(question, path) || isWithin(path, question));

/**
 * The pending claim with what the reporter says instead of a lookup, and nothing left to confirm. Fields the correction leaves
 * undefined keep what the reporter had typed.
 */
export const afterCorrection = <N extends Names>(
  flow: Flow<N>,
  before: N['detail'],
  pending: PendingRecord<N>,
  corrects: N['detail'],
): PendingRecord<N> => {
  const { asked } = situationOf(flow, before);
  const open = Object.entries(corrects).flatMap(([name, value]) => (value === undefined ? [name] : []));
  const typed = open.filter((name) => isAmong(name, asked));
  return {
    ...pending,
    claim: {
      ...pending.claim,
      ...corrects,
      ...Object.fromEntries(Object.entries(before).filter(([name]) => typed.includes(name))),
    },
    dropped: pending.dropped.filter((path) => !typed.includes(path)),
    confirm: [],
  };
};
