import type { ClaimDetail } from '../claim.ts';
import type { FlowType, RiskFlow } from '../enums.ts';

/** The variant whose words differ on a page: the risk flow where a claim is reported, else the flow. */
export const textVariant = (
  { flowType }: { readonly flowType: FlowType },
  { riskFlow }: ClaimDetail,
): RiskFlow | FlowType | undefined => (flowType === 'DRAFT' ? riskFlow : flowType);
