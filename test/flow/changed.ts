import type { ClaimDetail } from '#machines/claim/claim.ts';
import { pendingEdit, withImpact } from '#machines/flow/change.ts';
import type { Flow } from '#machines/report/claimFlow.ts';

const configuration = { dependentFields: {}, changedPrimeFields: [] };

/** The claim of a line after answers changed, and the reporter's answers that were dropped with them, in alphabetical order. */
export const changed = (
  flow: Flow,
  answered: ClaimDetail,
  changes: ClaimDetail,
): { claim: ClaimDetail; fell: readonly string[] } => {
  const claim = { claimType: flow.claimType, ...answered };
  const edit = { page: flow.start, changes, asks: undefined, opens: flow.start };
  const pending = withImpact(flow, claim, pendingEdit({ flow, claim, configuration }, edit));
  const { claimType: _, ...left } = pending.claim;
  return { claim: left, fell: pending.impact?.answers.toSorted() ?? [] };
};
