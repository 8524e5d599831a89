import { getPage } from '#machines/flow/compile.ts';
import { factsAmong, type Facts, type ReadFact } from '#machines/subject/facts.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { evaluate, type Verdict } from '#machines/subject/rule.ts';

/** A transition that was tried before the one taken: the page it leads to and why it was refused. */
export interface Refusal {
  readonly to: string;
  readonly verdict: Verdict;
}

/** One page of a walk, with the transitions refused on it and the one taken; none at the end or where none may be taken. */
export interface FactStep {
  readonly page: Page;
  readonly refused: readonly Refusal[];
  readonly taken: string | undefined;
}

/**
 * The walk that facts alone lead through, with every refused transition and its verdict. It ends at the last page, where no rule
 * passes, or where it would repeat itself.
 */
export const walkFacts = (flow: Flow, facts: Facts): readonly FactStep[] => {
  const read = factsAmong(facts);
  const steps: FactStep[] = [];
  let page: Page | undefined = getPage(flow, flow.start);
  while (page !== undefined) {
    const step = stepFrom(flow, page, read);
    steps.push(step);
    const next: Page | undefined = step.taken === undefined ? undefined : getPage(flow, step.taken);
    page = steps.some((walked) => walked.page === next) ? undefined : next;
  }
  return steps;
};

const stepFrom = (flow: Flow, page: Page, read: ReadFact): FactStep => {
  const refused: Refusal[] = [];
  for (const code of page.next) {
    const { canEnter } = getPage(flow, code);
    const verdict = canEnter && evaluate(canEnter, read);
    if (!verdict || verdict.ok) return { page, refused, taken: code };
    refused.push({ to: code, verdict });
  }
  return { page, refused, taken: undefined };
};
