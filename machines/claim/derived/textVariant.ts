import type { ClaimDetail } from '../claim.ts';
import type { FlowType, RiskCode, RiskFlow } from '../enums.ts';

/** What a page's words may differ by: the risk flow or the risk where a claim is reported, else the flow. */
export type TextVariant = RiskFlow | RiskCode | FlowType;

/** The variant whose words differ on a page, undefined while nobody knows what is reported. */
export const textVariant = (
  { flowType }: { readonly flowType: FlowType },
  { riskFlow, appliedRiskId }: ClaimDetail,
): TextVariant | undefined => (flowType === 'DRAFT' ? (riskFlow ?? appliedRiskId) : flowType);
