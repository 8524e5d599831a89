import type { ClaimDetail } from '../claim/claim.ts';
import { factsAmong, factsIn, type Facts, type ReadFact } from '../claim/facts.ts';
import { steps, type Step } from '../claim/steps.ts';
import { getPage, type Flow } from './flow.ts';
import type { Page } from './page.ts';
import { mayHold, type Rule } from './rule.ts';
import { finalPage, nextPage, walk } from './walk.ts';

/** Where the reporter is: the steps of the flow, and how many pages were walked and are left, not counting the finalised page. */
export interface Progress {
  readonly steps: readonly { readonly step: Step; readonly state: 'DONE' | 'CURRENT' | 'TODO' }[];
  /** Up to the page shown, it included. */
  readonly pagesWalked: number;
  readonly pagesLeft: number;
}

/** The progress of a claim on the page shown. */
export const progressOf = (flow: Flow, claim: ClaimDetail, code: string): Progress => {
  const page = getPage(flow, code);
  const all: readonly Step[] = steps[flow.flowType];
  const isOver = page === finalPage(flow, claim);
  const at = isOver ? all.length : all.indexOf(page.step);
  return {
    steps: all.map((step, index) => ({ step, state: stateOf(index, at) })),
    pagesWalked: walk(flow, claim).findIndex((walked) => walked === page) + 1,
    pagesLeft: pagesAhead(flow, claim, code).filter((ahead) => ahead.next.length > 0).length,
  };
};

const stateOf = (index: number, at: number) => {
  if (index === at) return 'CURRENT';
  return index < at ? 'DONE' : 'TODO';
};

/** The pages that follow one as far as the answers tell, and the likely ones after that. */
export const pagesAhead = (flow: Flow, claim: ClaimDetail, code: string): readonly Page[] => {
  let read = factsIn(claim);
  const ahead: Page[] = [];
  let page: Page | undefined = getPage(flow, code);
  while (page !== undefined) {
    const decided = nextPage(flow, page, read);
    // What leads nowhere is where those end up of whom nothing else will hold, not a way to count on.
    const certain = decided && leadsNowhere(flow, decided) ? undefined : decided;
    const next: Page | undefined = certain ?? likelyNext(flow, page, read);
    if (next === undefined || ahead.includes(next)) return ahead;
    // What brought a likely page brings those behind it, too.
    if (!certain && next.canEnter) read = orAssumed(read, assumedBy(next.canEnter));
    ahead.push(next);
    page = next;
  }
  return ahead;
};

const likelyNext = (flow: Flow, page: Page, read: ReadFact): Page | undefined =>
  page.next
    .map((code) => getPage(flow, code))
    .find((next) => mayHold(next.canEnter, read, (fact) => read(fact) === undefined));

/** Neither goes on nor is what sending leads to. */
const leadsNowhere = (flow: Flow, { code, next }: Page): boolean =>
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
  return { [rule.fact]: 'is' in rule ? rule.is : rule.in[0] };
};
