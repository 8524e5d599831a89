import type { EventKind, RiskFlow } from '../enums.ts';

/**
 * The risk flow the chosen kinds of event belong to: HAV, POVPOJ or POVPOS, and UNKNOWN when nothing is chosen. All are of one
 * family, so the first decides. Source: decisions, "Car".
 */
export function riskFlowOf(kinds: readonly EventKind[] | undefined): RiskFlow {
  const [kind] = kinds ?? [];
  if (kind === undefined) return 'UNKNOWN';
  if (kind.startsWith('POVPOJ')) return 'POVPOJ';
  return kind.startsWith('POVPOS') ? 'POVPOS' : 'HAV';
}
