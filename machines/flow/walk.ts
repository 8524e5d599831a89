import type { ClaimDetail } from '../claim/claim.ts';
import { factsIn, type ReadFact } from '../claim/facts.ts';
import { pagesDone } from '../claim/formSteps.ts';
import { asksSomething } from './answers.ts';
import { isAnswered } from './answersSchema.ts';
import { getPage, type Flow } from './flow.ts';
import type { Page } from './page.ts';
import { holds } from './rule.ts';

/** The page that follows by the facts, undefined at the end or where none may be entered. */
export const nextPage = (flow: Flow, page: Page, read: ReadFact): Page | undefined =>
  page.next.map((code) => getPage(flow, code)).find((next) => holds(next.canEnter, read));

/**
 * The pages these answers lead through, from first to last. Stepper, Back, deep links, "pages left", check-your-answers and the
 * service's check when it finalises all read this one list.
 */
export const walk = (flow: Flow, claim: ClaimDetail): readonly Page[] => {
  const read = factsIn(claim);
  const walked: Page[] = [];
  let page: Page | undefined = getPage(flow, flow.start);
  while (page !== undefined && !walked.includes(page)) {
    walked.push(page);
    page = nextPage(flow, page, read);
  }
  return walked;
};

/**
 * True when the reporter has been through a page and its answers still pass. The page that sends is never done, so a claim that
 * was saved there but not sent opens there again.
 */
export const isDone = (page: Page, claim: ClaimDetail): boolean =>
  !page.submits && pagesDone(claim).includes(page.code) && isAnswered(page, claim);

/** The first page of the walk that is not done, where resuming and refused addresses lead. */
export const furthest = (flow: Flow, claim: ClaimDetail): Page => {
  const walked = walk(flow, claim);
  const open = walked.find((page) => !isDone(page, claim)) ?? walked.at(-1);
  return open ?? getPage(flow, flow.start);
};

/**
 * True when a page may be opened: it is on the walk and everything asked before it is answered. A page that asks nothing blocks
 * nothing, because it is not saved whether it was seen.
 */
export const mayOpen = (flow: Flow, claim: ClaimDetail, code: string): boolean => {
  for (const page of walk(flow, claim)) {
    if (page.code === code) return true;
    if (asksSomething(page) && !isDone(page, claim)) return false;
  }
  return false;
};

/** The first page of the walk that asks something and is not answered: nothing behind it may be opened. Undefined where all is. */
export const nextToAnswer = (flow: Flow, claim: ClaimDetail): Page | undefined =>
  walk(flow, claim).find((page) => asksSomething(page) && !isDone(page, claim));

/** The page before another on the walk, undefined at the start. */
export const previousPage = (flow: Flow, claim: ClaimDetail, code: string): Page | undefined => {
  const walked = walk(flow, claim);
  return walked[walked.findIndex((page) => page.code === code) - 1];
};

/** The page that a sent claim is shown on: the one after the page that sends. */
export const finalPage = (flow: Flow, claim: ClaimDetail): Page | undefined => {
  const sender = flow.pages.find((page) => page.submits);
  return sender && nextPage(flow, sender, factsIn(claim));
};

/** The page a flow opens on: the finalised page of a sent claim, the requested page where it may be opened, else the furthest. */
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
