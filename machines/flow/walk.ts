import type { ClaimDetail } from '../claim/claim.ts';
import { check } from '../claim/issue.ts';
import { getPage, type Flow } from './defineFlow.ts';
import { readFacts, type Facts } from './facts.ts';
import { answersOf, type Page } from './page.ts';
import { evaluate } from './rule.ts';

/** Takes a page and the facts; tells whether its can-enter rule passes. */
export const mayEnter = (page: Page, facts: Facts): boolean =>
  page.canEnter === undefined || evaluate(page.canEnter, facts).ok;

/** Takes a flow, a page of it and the facts; gives the page that follows, undefined at the end or where none may be entered. */
export const nextPage = (flow: Flow, page: Page, facts: Facts): Page | undefined =>
  page.next.map((code) => getPage(flow, code)).find((next) => mayEnter(next, facts));

/**
 * Takes a flow and a claim; gives the pages these answers lead through, in order, first to last.
 * Stepper, Back, deep links, "pages left", check-your-answers and the service's check at finalise read this one list.
 */
export const walk = (flow: Flow, claim: ClaimDetail): readonly Page[] => {
  const facts = readFacts(claim);
  const walked: Page[] = [];
  let page: Page | undefined = getPage(flow, flow.start);
  while (page !== undefined && !walked.includes(page)) {
    walked.push(page);
    page = nextPage(flow, page, facts);
  }
  return walked;
};

/**
 * Takes a page and a claim; tells whether the reporter has been through it and its answers still pass. The page that sends is
 * never done: a claim that was saved there but not sent opens there again.
 */
export const isDone = (page: Page, claim: ClaimDetail): boolean =>
  !page.sends && (claim.formSteps ?? []).includes(page.code) && check(answersOf(page, claim), claim).ok;

/** Takes a flow and a claim; gives the first walked page that is not done: where resuming and refused addresses lead. */
export const furthest = (flow: Flow, claim: ClaimDetail): Page => {
  const walked = walk(flow, claim);
  const open = walked.find((page) => !isDone(page, claim)) ?? walked.at(-1);
  return open ?? getPage(flow, flow.start);
};

/**
 * Takes a flow, a claim and a page code; tells whether the page may be opened: walked, and everything asked before it answered.
 * A page that asks nothing bars no way: whether it was seen is not saved.
 */
export const mayOpen = (flow: Flow, claim: ClaimDetail, code: string): boolean => {
  for (const page of walk(flow, claim)) {
    if (page.code === code) return true;
    if (asksSomething(page) && !isDone(page, claim)) return false;
  }
  return false;
};

const asksSomething = (page: Page) => Object.keys(page.answers.shape).length > 0;

/** Takes a flow, a claim and a page code; gives the page before it on the walk, undefined at the start. */
export const previousPage = (flow: Flow, claim: ClaimDetail, code: string): Page | undefined => {
  const walked = walk(flow, claim);
  return walked[walked.findIndex((page) => page.code === code) - 1];
};

/** Takes a flow and a claim; gives the page a sent claim is shown on: the one behind the page that sends. */
export const finalPage = (flow: Flow, claim: ClaimDetail): Page | undefined => {
  const sender = flow.pages.find((page) => page.sends);
  return sender && nextPage(flow, sender, readFacts(claim));
};

/** Where a flow opens: the finalised page of a sent claim, the page asked for where it may be opened, else the furthest. */
export const openingPage = (flow: Flow, claim: ClaimDetail, { result, asked }: Opening): string => {
  if (result !== undefined) return (finalPage(flow, claim) ?? furthest(flow, claim)).code;
  return asked !== undefined && mayOpen(flow, claim, asked) ? asked : furthest(flow, claim).code;
};

interface Opening {
  /** What sending answered, if the claim was sent. */
  readonly result: unknown;
  /** The page the address asks for, if any. */
  readonly asked: string | undefined;
}
