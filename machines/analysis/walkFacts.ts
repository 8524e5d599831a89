import { getPage } from '#machines/flow/compile.ts';
import { factsAmong, type Facts, type ReadFact } from '#machines/subject/facts.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { AnyPage } from '#machines/flow/flow.ts';
import { evaluate, type Verdict } from '#machines/subject/rule.ts';

/** A transition that was tried before the one taken: the page it leads to and why it was refused. */
export interface Refusal {
  readonly to: string;
  readonly verdict: Verdict;
}

/** One page of a walk, with the transitions refused on it and the one taken; none at the end or where none may be taken. */
export interface FactStep {
  readonly page: AnyPage;
  readonly refused: readonly Refusal[];
  readonly taken: string | undefined;
}

/**
 * The walk that facts alone lead through, with every refused transition and its verdict. It ends at the last page, where no rule
 * passes, or where it would repeat itself.
 */
export const walkFacts = (flow: AnyFlow, facts: Facts): readonly FactStep[] => {
  const read = factsAmong(facts);
  const steps: FactStep[] = [];
  let page: AnyPage | undefined = getPage(flow, flow.start);
  while (page !== undefined) {
    const step = stepFrom(flow, page, read);
    steps.push(step);
    const next: AnyPage | undefined = step.taken === undefined ? undefined : getPage(flow, step.taken);
    page = steps.some((walked) => walked.page === next) ? undefined : next;
  }
  return steps;
};

const stepFrom = (flow: AnyFlow, page: AnyPage, read: ReadFact): FactStep => {
  const refused: Refusal[] = [];
  for (const code of page.next) {
    const { canEnter } = getPage(flow, code);
    const verdict = canEnter && evaluate(canEnter, read);
    if (!verdict || verdict.ok) return { page, refused, taken: code };
    refused.push({ to: code, verdict });
  }
  return { page, refused, taken: undefined };
};
