import type { EventKind, ReporterRole, RiskFlow } from './enums.ts';

/**
 * Tells which risk flow the chosen kinds of event belong to.
 *
 * @param kinds kinds of one family; the first decides
 * @returns HAV, POVPOJ or POVPOS, UNKNOWN when nothing is chosen (decisions, "Car")
 */
export function riskFlowOf(kinds: readonly EventKind[] | undefined): RiskFlow {
  const [kind] = kinds ?? [];
  if (kind === undefined) return 'UNKNOWN';
  if (kind.startsWith('POVPOJ')) return 'POVPOJ';
  return kind.startsWith('POVPOS') ? 'POVPOS' : 'HAV';
}

const byInsured: readonly ReporterRole[] = ['INSURED', 'SERVICE', 'BROKER', 'OTHER'];
const byInjured: readonly ReporterRole[] = ['INJURED', 'OTHER', 'SERVICE', 'BROKER'];

/**
 * Tells who may report in a non-life flow (section 6).
 *
 * @param riskFlow the risk flow of the claim
 * @returns the roles in the order they are offered; where the injured reports, the injured comes first
 */
export const reporterRolesOf = (riskFlow: RiskFlow): readonly ReporterRole[] =>
  riskFlow === 'POVPOS' || riskFlow === 'ODPPOS' ? byInjured : byInsured;
