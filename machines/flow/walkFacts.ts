import { getPage, type Flow } from './defineFlow.ts';
import type { Facts } from './facts.ts';
import type { Page } from './page.ts';
import { evaluate, type Verdict } from './rule.ts';

/** A transition that was looked at before the one taken: the page it leads to and why it was refused. */
export interface Refusal {
  readonly to: string;
  readonly verdict: Verdict;
}

/** One page of a walk, the transitions refused on it and the one taken; none at the end or where none may be taken. */
export interface FactStep {
  readonly page: Page;
  readonly refused: readonly Refusal[];
  readonly taken: string | undefined;
}

/**
 * Takes a flow and facts; gives the walk these facts alone lead through, with every refused transition and its verdict. It ends
 * at the last page, where no rule passes, or where it would go in a circle.
 */
export const walkFacts = (flow: Flow, facts: Facts): readonly FactStep[] => {
  const steps: FactStep[] = [];
  let page: Page | undefined = getPage(flow, flow.start);
  while (page !== undefined) {
    const step = stepFrom(flow, page, facts);
    steps.push(step);
    const next: Page | undefined = step.taken === undefined ? undefined : getPage(flow, step.taken);
    page = steps.some((walked) => walked.page === next) ? undefined : next;
  }
  return steps;
};

const stepFrom = (flow: Flow, page: Page, facts: Facts): FactStep => {
  const refused: Refusal[] = [];
  for (const code of page.next) {
    const { canEnter } = getPage(flow, code);
    const verdict = canEnter && evaluate(canEnter, facts);
    if (!verdict || verdict.ok) return { page, refused, taken: code };
    refused.push({ to: code, verdict });
  }
  return { page, refused, taken: undefined };
};
