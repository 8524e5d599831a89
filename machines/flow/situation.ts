import { rowReader, type ReadFact } from '#machines/subject/facts.ts';
import { once, remembering } from '#machines/subject/remember.ts';
import { holds } from '#machines/subject/rule.ts';
import { asksSomething } from './answers.ts';
import { isAnswered } from './answersSchema.ts';
import { findPage, getPage, placedOn } from './compile.ts';
import type { Flow } from './flow.ts';
import type { Names, Page } from './page.ts';
import { isAsked } from './question.ts';

/**
 * A flow and a record at one moment. Stepper, Back, deep links, "pages left", check-your-answers and the service's check read it
 * from here; each thing is found out at most once, when it is first asked. Made anew for each value of the record.
 */
export interface Situation<N extends Names> {
  readonly flow: Flow<N>;
  readonly record: N['detail'];
  /** Reads the facts of the record. */
  readonly read: ReadFact;
  /** The pages that these answers lead through, from first to last; a walk ends at a hub, which leads to any of its parts. */
  readonly walked: readonly Page<N>[];
  /** Those of them that Continue leads to: the walk without the pages that are skipped. */
  readonly met: readonly Page<N>[];
  /** The first page of the walk that is not done: resuming and refused addresses lead there. */
  readonly firstIncomplete: Page<N>;
  /** The first page of the walk that asks something and is not done: nothing behind it may be opened. Undefined where all is. */
  readonly firstUnanswered: Page<N> | undefined;
  /** The page that a sent record is shown on: the one after the page that sends. */
  readonly final: Page<N> | undefined;
  /** The paths of the questions that were put to the reporter on the pages of the walk. */
  readonly asked: readonly string[];
  /**
   * True when the reporter has been through a page and its answers still pass, or when it is skipped. The page that sends is never done.
   */
  readonly isDone: (page: Page<N>) => boolean;
  /**
   * True when the page with a code may be opened: it is on the walk and all that is asked before it is answered, or the walk ends at a
   * hub, from which each page opens by its own rule. A page that asks nothing blocks nothing, because it is not saved whether it was seen.
   */
  readonly mayOpen: (code: string) => boolean;
  /** The page that Back leads to from another one, or the hub that it opened from; undefined at the start. */
  readonly previous: (code: string) => Page<N> | undefined;
  /** The page that Continue leads to from another one, undefined at the end or where none may be entered. */
  readonly next: (page: Page<N>) => Page<N> | undefined;
  /**
   * The code of the page that the flow opens on: the final page of a record that was sent, the page that the address asks for where it
   * may be opened, else the first incomplete one.
   */
  readonly initial: (opened: { readonly isSent: boolean; readonly asked: string | undefined }) => string;
}

/** The situation of a record in a flow. */
export const situationOf = <N extends Names>(flow: Flow<N>, record: N['detail']): Situation<N> => {
  const { subject } = flow;
  const readOn = rowReader(subject.factsIn, record);
  const read = readOn({});
  const done = once(() => new Set(subject.pagesDone(record)));
  const isDone = remembering(
    (page: Page<N>) =>
      skippedWith(page, read) !== undefined ||
      (!page.submits && done().has(page.code) && isAnswered(page, record)),
    ({ code }) => code,
  );
  const start = getPage(flow, flow.start);
  const walked = once(() => {
    const pages = new Map<string, Page<N>>();
    let page: Page<N> | undefined = start;
    while (page !== undefined && !pages.has(page.code)) {
      pages.set(page.code, page);
      page = page.kind === 'hub' ? undefined : nextPage(flow, page, read);
    }
    return [...pages.values()];
  });
  const next = (page: Page<N>): Page<N> | undefined => nextMet(flow, page, read);
  const met = once(() => walked().filter((page) => !skippedWith(page, read)));
  const firstIncomplete = once(() => walked().find((page) => !isDone(page)) ?? walked().at(-1) ?? start);
  const firstUnanswered = once(() => walked().find((page) => asksSomething(page) && !isDone(page)));
  const final = once(() => {
    const sender = flow.pages.find(({ submits }) => submits);
    return sender && next(sender);
  });
  const asked = once(() =>
    placedOn(walked())
      .filter(({ page, question }) => isAsked(question, readOn(page)))
      .map(({ path }) => path),
  );
  const at = (code: string): number => walked().findIndex((page) => page.code === code);
  const hub = once(() => walked().find(({ kind }) => kind === 'hub'));
  const mayOpen = (code: string): boolean => {
    const blocking = firstUnanswered();
    if (at(code) >= 0) return blocking === undefined || at(code) <= at(blocking.code);
    const from = hub();
    if (from === undefined || (blocking !== undefined && blocking.code !== from.code)) return false;
    const page = findPage(flow, code);
    return page !== undefined && holds(page.canEnter, readOn(page));
  };
  return {
    flow,
    record,
    read,
    get walked() {
      return walked();
    },
    get met() {
      return met();
    },
    get firstIncomplete() {
      return firstIncomplete();
    },
    get firstUnanswered() {
      return firstUnanswered();
    },
    get final() {
      return final();
    },
    get asked() {
      return asked();
    },
    isDone,
    mayOpen,
    previous: (code) => (at(code) < 0 ? hub() : met().findLast((page) => at(page.code) < at(code))),
    next,
    initial: ({ isSent, asked: code }) => {
      if (isSent) return (final() ?? firstIncomplete()).code;
      return code !== undefined && mayOpen(code) ? code : firstIncomplete().code;
    },
  };
};

/** What is known of a page that is skipped by some facts, where it is on the walk; undefined of one that is not. */
export const skippedWith = <N extends Names>(
  { skipped }: Pick<Page<N>, 'skipped'>,
  read: ReadFact,
): N['detail'] | undefined => skipped?.find(({ when }) => holds(when, read))?.answers;

/** The page that Continue leads to by some facts: the one that follows, or the first behind it that is not skipped. */
export const nextMet = <N extends Names>(
  flow: Flow<N>,
  page: Page<N>,
  read: ReadFact,
): Page<N> | undefined => {
  const next = nextPage(flow, page, read);
  return next && skippedWith(next, read) ? nextMet(flow, next, read) : next;
};

/** The codes of all pages that Continue may lead to from one, those behind a page that may be skipped included. */
export const onwardFrom = <N extends Names>(flow: Flow<N>, { next }: Page<N>): readonly string[] => [
  ...new Set(
    next.flatMap((code) => {
      const page = getPage(flow, code);
      return page.skipped ? [code, ...onwardFrom(flow, page)] : [code];
    }),
  ),
];

/** The page that follows another one on the walk by some facts, undefined at the end or where none may be entered. */
export const nextPage = <N extends Names>(
  flow: Flow<N>,
  page: Page<N>,
  read: ReadFact,
): Page<N> | undefined =>
  page.next.map((code) => getPage(flow, code)).find(({ canEnter }) => holds(canEnter, read));
