import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { UniEvent } from '#machines/claim/codes/uniflow.ts';
import type { EventKind, RiskFlow } from '#machines/claim/enums.ts';

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

/** True where the one who suffered damage reports it, whatever caused it. */
export const isSuffered = ({ riskFlow }: ClaimDetail): boolean =>
  riskFlow === 'POVPOS' || riskFlow === 'ODPPOS';

const causedEvents: readonly (UniEvent | undefined)[] = ['PET_LIABILITY', 'TRAVEL_LIABILITY'];

/** True where the one who caused damage to others, whatever by, reports it, so that those are paid. */
export const isCaused = ({ riskFlow, uniEvent }: ClaimDetail): boolean =>
  riskFlow === 'POVPOJ' || riskFlow === 'ODPPOJ' || causedEvents.includes(uniEvent);
