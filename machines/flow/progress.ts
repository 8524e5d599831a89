import type { ClaimDetail } from '../claim/claim.ts';
import { getPage, type Flow } from './defineFlow.ts';
import { readFacts, readFact, type Facts } from './facts.ts';
import { steps, type Page, type Step } from './page.ts';
import type { Rule } from './rule.ts';
import { finalPage, nextPage } from './walk.ts';

/** Where the reporter stands: the steps of the flow and how many pages are left, the finalised page not counted. */
export interface Progress {
  readonly steps: readonly { readonly step: Step; readonly state: 'DONE' | 'CURRENT' | 'TODO' }[];
  readonly pagesLeft: number;
}

/** Takes a flow, a claim and the code of the page shown; gives the progress. */
export const progressOf = (flow: Flow, claim: ClaimDetail, code: string): Progress => {
  const page = getPage(flow, code);
  const all = steps[flow.flowType];
  const isOver = page === finalPage(flow, claim);
  const at = isOver ? all.length : all.findIndex((step) => step === page.step);
  return {
    steps: all.map((step, index) => ({ step, state: stateOf(index, at) })),
    pagesLeft: pagesAhead(flow, claim, code).filter((ahead) => ahead.next.length > 0).length,
  };
};

const stateOf = (index: number, at: number) => {
  if (index === at) return 'CURRENT';
  return index < at ? 'DONE' : 'TODO';
};

/** Takes a flow, a claim and a page; gives the pages that follow it as far as the answers tell, and the likely ones where they do not. */
export const pagesAhead = (flow: Flow, claim: ClaimDetail, code: string): readonly Page[] => {
  let facts = readFacts(claim);
  const ahead: Page[] = [];
  let page: Page | undefined = getPage(flow, code);
  while (page !== undefined) {
    const certain = nextPage(flow, page, facts);
    const next: Page | undefined = certain ?? likelyNext(flow, page, facts);
    if (next === undefined || ahead.includes(next)) return ahead;
    // What brought a likely page brings those behind it, too.
    if (!certain && next.canEnter) facts = { ...assumedBy(next.canEnter), ...known(facts) };
    ahead.push(next);
    page = next;
  }
  return ahead;
};

const likelyNext = (flow: Flow, page: Page, facts: Facts): Page | undefined =>
  page.next
    .map((code) => getPage(flow, code))
    .find((next) => next.canEnter === undefined || mayHold(next.canEnter, facts));

/** The first facts that would make a rule hold. */
const assumedBy = (rule: Rule): Facts => {
  if ('all' in rule) return Object.fromEntries(rule.all.flatMap((part) => Object.entries(assumedBy(part))));
  if ('any' in rule) return rule.any[0] ? assumedBy(rule.any[0]) : {};
  if ('not' in rule) return {};
  return { [rule.fact]: 'is' in rule ? rule.is : rule.in[0] };
};

const known = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

/** Unlike `evaluate`: a fact nobody knows yet refuses nothing. */
const mayHold = (rule: Rule, facts: Facts): boolean => {
  if ('all' in rule) return rule.all.every((part) => mayHold(part, facts));
  if ('any' in rule) return rule.any.some((part) => mayHold(part, facts));
  if ('not' in rule) return !mustHold(rule.not, facts);
  return readFact(facts, rule.fact) === undefined || mustHold(rule, facts);
};

const mustHold = (rule: Rule, facts: Facts): boolean => {
  if ('all' in rule) return rule.all.every((part) => mustHold(part, facts));
  if ('any' in rule) return rule.any.some((part) => mustHold(part, facts));
  if ('not' in rule) return !mayHold(rule.not, facts);
  const known = readFact(facts, rule.fact);
  return 'is' in rule ? known === rule.is : rule.in.some((value) => value === known);
};
