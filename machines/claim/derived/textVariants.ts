import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { PropertyEvent } from '#machines/claim/codes/property.ts';
import type { UniEvent } from '#machines/claim/codes/uniflow.ts';
import type { FlowType, RiskCode, RiskFlow, UniKind, UniRisk } from '#machines/claim/enums.ts';
import { spokenToIn, type SpokenTo } from './spokenTo.ts';

type Reported = PropertyEvent | UniEvent | UniRisk | UniKind | RiskFlow | RiskCode | FlowType;
/**
 * What a page's words may differ by: what is reported (an event, what is insured, the risk flow or the risk, else the flow), whom
 * they address, or both.
 */
export type TextVariant = Reported | SpokenTo | `${Reported}.${SpokenTo}`;

/** The variants of the words of a page, the closest first: of what is reported come before those of whom they address. */
export const textVariants = (
  { flowType }: { readonly flowType: FlowType },
  claim: ClaimDetail,
): readonly TextVariant[] => {
  const { propertyEvent, uniEvent, uniRisk, uniKind, riskFlow, appliedRiskId } = claim;
  const isReport = flowType === 'DRAFT';
  const reported = isReport ? (propertyEvent ?? uniRisk ?? uniKind ?? riskFlow ?? appliedRiskId) : flowType;
  const to = spokenToIn(claim);
  const both = reported && to && (`${reported}.${to}` as const);
  return [isReport ? uniEvent : undefined, both, reported, to].flatMap((variant) => variant ?? []);
};
