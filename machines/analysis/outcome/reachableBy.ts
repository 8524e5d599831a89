import { derivedFacts } from '#machines/analysis/derivedFacts.ts';
import { computedFact } from '#machines/analysis/factValues.ts';
import { finiteFacts } from '#machines/analysis/finiteFacts.ts';
import { getPage } from '#machines/flow/compile.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import type { Facts } from '#machines/subject/facts.ts';
import { remembering } from '#machines/subject/remember.ts';
import { mayHold, mustHold, type Rule } from '#machines/subject/rule.ts';
import { both, type Certainty } from './certainty.ts';
import { isAbout, sourcesOn, ungivenIn } from './factSources.ts';
import { onlyOffer } from './onlyOffer.ts';

/** What some facts leave open of a flow: the pages it may still lead over, and how sure its rules are. */
export interface Reachable {
  /** As they are met: a record once for each of its rows. */
  readonly pages: readonly AnyPage[];
  readonly certaintyOf: (rule: Rule | undefined) => Certainty;
  /** The certainty that a page is met, where it is reached: one whose answers are known is passed over. */
  readonly met: (page: AnyPage) => Certainty;
  /** The certainty that the way leads over any of some pages, given by their codes. */
  readonly over: (codes: ReadonlySet<string>) => Certainty;
}

/** The transitions that may be taken, by the code of the page they lead from. */
type Ways = ReadonlyMap<string, readonly string[]>;

/**
 * What the facts known, with those that follow from them, leave open of a flow. A fact that is not known is open while a page that may
 * still be reached can give it, or where it is told from outside; else it stays unknown, and refuses. What a page on the way surely
 * answers by itself is known.
 */
export const reachableBy = (flow: AnyFlow, known: Facts): Reachable => {
  let told: Facts = { ...finiteFacts(flow.subject, { ...flow.known }), ...known };
  for (;;) {
    const reachable = reachableWith(flow, told);
    const answered = answeredAlone(reachable, told);
    if (Object.keys(answered).length === 0) return reachable;
    told = { ...told, ...answered };
  }
};

const reachableWith = (flow: AnyFlow, told: Facts): Reachable => {
  const facts = { ...told, ...derivedFacts(flow, told) };
  let coming = comingFrom(flow.instances, () => 'sometimes');
  for (;;) {
    const judge = judging(flow, { told, facts, coming });
    const certaintyOf = judge(() => true);
    const ways = waysBy(flow, certaintyOf);
    const pages = flow.instances.filter(({ code }) => ways.has(code));
    const next = comingFrom(pages, certaintyOf);
    if (next.size === coming.size)
      return {
        pages,
        certaintyOf,
        // Before a page is met it has given nothing.
        met: remembering((page) =>
          metBy(
            page,
            judge((from) => nameOf(from) !== nameOf(page)),
          ),
        ),
        over: (codes) => certaintyOver(flow, ways, codes),
      };
    coming = next;
  }
};

/** The answers that pages which are surely met give by themselves, beside those told. */
const answeredAlone = ({ pages, certaintyOf, met, over }: Reachable, told: Facts): Facts =>
  Object.fromEntries(
    pages.flatMap((page) =>
      page.questions.flatMap((question) => {
        if (told[question.ask] !== undefined || certaintyOf(question.when) !== 'always') return [];
        const { code } = onlyOffer(certaintyOf, question);
        const isSure =
          code !== undefined && met(page) === 'always' && over(new Set([page.code])) === 'always';
        return isSure ? [[question.ask, code]] : [];
      }),
    ),
  );

/** The code of a page as it is written: that of the record, of a row of one. */
export const nameOf = ({ record, code }: AnyPage): string => record ?? code;

/** The paths of the answers that pages may still give, with those pages. */
type Coming = ReadonlyMap<string, readonly AnyPage[]>;

const comingFrom = (pages: readonly AnyPage[], certaintyOf: (rule: Rule) => Certainty): Coming => {
  const given = pages.flatMap((page) =>
    sourcesOn(page)
      .filter(({ when }) => when.every((rule) => certaintyOf(rule) !== 'never'))
      .map(({ path }) => ({ path, page })),
  );
  return new Map(
    [...Map.groupBy(given, ({ path }) => path)].map(([path, all]) => [path, all.map(({ page }) => page)]),
  );
};

interface Judging {
  readonly told: Facts;
  /** Those and the ones that follow from them. */
  readonly facts: Facts;
  readonly coming: Coming;
}

/** The way to judge rules by what may still come from some of the pages. */
const judging = (flow: AnyFlow, { told, facts, coming }: Judging) => {
  const { subject } = flow;
  const { following, outside } = ungivenIn(flow);
  const givingTo = remembering((path: string) =>
    [...coming].flatMap(([one, pages]) => (isAbout(path, one) ? pages : [])),
  );
  return (isGiving: (page: AnyPage) => boolean) => {
    const mayCome = (path: string) => told[path] === undefined && givingTo(path).some(isGiving);
    const isOpen = remembering((fact: string): boolean => {
      if (told[fact] !== undefined) return false;
      // What is computed from several answers may turn out otherwise once the others are there.
      if (facts[fact] !== undefined) return computedFact(subject, fact)?.reads.some(mayCome) ?? false;
      return outside.has(fact) || (following.get(fact) ?? subject.readsOf(fact)).some(mayCome);
    });
    const read = (fact: string) => (isOpen(fact) ? undefined : facts[fact]);
    return (rule: Rule | undefined): Certainty => {
      if (mustHold(rule, read, isOpen)) return 'always';
      return mayHold(rule, read, isOpen) ? 'sometimes' : 'never';
    };
  };
};

const waysBy = (flow: AnyFlow, certaintyOf: Reachable['certaintyOf']): Ways => {
  const ways = new Map<string, readonly string[]>();
  const found = new Set([getPage(flow, flow.start).code]);
  for (const code of found) {
    const page = getPage(flow, code);
    const tried = page.next.map((to) => ({ to, is: certaintyOf(getPage(flow, to).canEnter) }));
    // A hub leads to any of its parts.
    const last = page.kind === 'hub' ? -1 : tried.findIndex(({ is }) => is === 'always');
    const open = (last < 0 ? tried : tried.slice(0, last + 1)).filter(({ is }) => is !== 'never');
    const next = open.map(({ to }) => getPage(flow, to).code);
    ways.set(code, next);
    for (const to of next) found.add(to);
  }
  return ways;
};

const certaintyOver = (flow: AnyFlow, ways: Ways, codes: ReadonlySet<string>): Certainty => {
  if (![...codes].some((code) => ways.has(code))) return 'never';
  const start = getPage(flow, flow.start).code;
  const around = new Set(codes.has(start) ? [] : [start]);
  for (const code of around) for (const to of ways.get(code) ?? []) if (!codes.has(to)) around.add(to);
  // Where an end is reached without them, the way may lead past them.
  return [...around].some((code) => isEnd(flow, ways, code)) ? 'sometimes' : 'always';
};

const isEnd = (flow: AnyFlow, ways: Ways, code: string): boolean =>
  getPage(flow, code).kind === 'hub' || (ways.get(code) ?? []).length === 0;

const metBy = ({ skipped = [] }: AnyPage, certaintyOf: Reachable['certaintyOf']): Certainty =>
  skipped
    .map(({ when }) => certaintyOf({ not: when }))
    .reduce<Certainty>((one, other) => both(one, other), 'always');
