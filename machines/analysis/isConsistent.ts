import { setDerived } from '#machines/claim/derived/derived.ts';
import type { Facts } from '#machines/subject/facts.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { claimFromFacts, holdsFacts } from './claimFromFacts.ts';

/**
 * True when a claim of a flow can have these facts together, with what follows from its answers, and no check says that they do
 * not agree.
 */
export const isConsistent = (flow: Flow, known: Facts): boolean => {
  const claim = claimFromFacts(known);
  setDerived(claim, claim);
  if (!holdsFacts(claim, known)) return false;
  const checks = flow.instances.flatMap((page) =>
    page.checks.filter(({ says }) => says.severity === 'error'),
  );
  return checks.every(({ find }) => find(claim).length === 0);
};
