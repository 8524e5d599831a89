import type { RiskCode } from '../../machines/claim/enums.ts';
import type { ClaimEventType } from '../../machines/claim/life/codes.ts';
import { eventTypesOf } from '../../machines/claim/life/lifeRules.ts';
import type { RegisteredPolicy } from './systems.ts';

/** A life risk and, of a loan or a journey, which of its events happened. */
export interface InsuredRisk {
  readonly riskId: RiskCode | undefined;
  readonly claimEventType?: ClaimEventType | undefined;
}

/**
 * True when the policy covers the life risk, and the risk the event. Any other event may fall under any cover of a person;
 * where no risk is named, no policy is ruled out.
 */
export function coversRisk(
  { risks, productBranch }: RegisteredPolicy,
  { riskId, claimEventType }: InsuredRisk,
): boolean {
  if (riskId === undefined) return true;
  if (riskId === 'OTHER') return productBranch !== 'NONLIFE';
  const events = eventTypesOf[riskId];
  const isOffered = !events || claimEventType === undefined || events.includes(claimEventType);
  return isOffered && risks.includes(riskId);
}
