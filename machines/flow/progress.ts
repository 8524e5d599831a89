import { factsAmong, type Facts, type ReadFact } from '#machines/subject/facts.ts';
import { mayHold, type Rule, wantedBy } from '#machines/subject/rule.ts';
import { getPage } from './compile.ts';
import type { Flow } from './flow.ts';
import type { Names, Page } from './page.ts';
import { nextPage, skippedWith, type Situation } from './situation.ts';

/** Where the reporter is: the steps of the flow, and how many pages were walked and are left, not counting the finalised page. */
export interface Progress<N extends Names> {
  readonly steps: readonly { readonly step: N['step']; readonly state: 'DONE' | 'CURRENT' | 'TODO' }[];
  /** Up to the page shown, it included. */
  readonly pagesWalked: number;
  readonly pagesLeft: number;
}

/** The progress in a situation, on the page shown. */
export const progressOf = <N extends Names>(situation: Situation<N>, code: string): Progress<N> => {
  const { flow, walked, met, final } = situation;
  const shown = walked.findIndex((page) => page.code === code);
  const isOver = code === final?.code;
  const at = isOver ? flow.steps.length : flow.steps.indexOf(getPage(flow, code).step);
  return {
    steps: flow.steps.map((step, index) => ({ step, state: stateOf(index, at) })),
    pagesWalked: met.filter((page) => walked.indexOf(page) <= shown).length,
    pagesLeft: pagesAhead(situation, code).filter(({ next }) => next.length > 0).length,
  };
};

const stateOf = (index: number, at: number) => {
  if (index === at) return 'CURRENT';
  return index < at ? 'DONE' : 'TODO';
};

/** The pages to come after one as far as the answers tell, and the likely ones after that. */
export const pagesAhead = <N extends Names>(situation: Situation<N>, code: string): readonly Page<N>[] => {
  const { flow } = situation;
  let { read } = situation;
  const ahead = new Map<string, Page<N>>();
  let page: Page<N> | undefined = getPage(flow, code);
  while (page !== undefined) {
    const decided: Page<N> | undefined = nextPage(flow, page, read);
    // What leads nowhere is where those end up of whom nothing else will hold, not a way to count on.
    const certain: Page<N> | undefined = decided && leadsNowhere(flow, decided) ? undefined : decided;
    const next: Page<N> | undefined = certain ?? likelyNext(flow, page, read);
    if (next === undefined || ahead.has(next.code)) break;
    // What brought a likely page brings those behind it, too.
    if (!certain && next.canEnter) read = orAssumed(read, assumedBy(next.canEnter));
    ahead.set(next.code, next);
    page = next;
  }
  return [...ahead.values()].filter((one) => !skippedWith(one, read));
};

const likelyNext = <N extends Names>(flow: Flow<N>, page: Page<N>, read: ReadFact): Page<N> | undefined =>
  page.next
    .map((code) => getPage(flow, code))
    .find((next) => mayHold(next.canEnter, read, (fact) => read(fact) === undefined));

/** Neither goes on nor is what sending leads to. */
const leadsNowhere = <N extends Names>(flow: Flow<N>, { code, next }: Page<N>): boolean =>
  next.length === 0 && !flow.pages.some((page) => page.submits && page.next.includes(code));

const orAssumed =
  (read: ReadFact, assumed: Facts): ReadFact =>
  (name) =>
    read(name) ?? factsAmong(assumed)(name);

/** The first facts that would make a rule hold. */
const assumedBy = (rule: Rule): Facts => {
  if ('all' in rule) return Object.assign({}, ...rule.all.map(assumedBy));
  if ('any' in rule) return rule.any[0] ? assumedBy(rule.any[0]) : {};
  if ('not' in rule) return {};
  return { [rule.fact]: wantedBy(rule)[0] };
};
