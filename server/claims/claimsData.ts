import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { ClaimType } from '../../machines/claim/enums.ts';
import type { DocumentsWanted } from '../../machines/flows/shared/documentTable.ts';
import type { ClaimsData } from '../../machines/service/claimRequest.ts';
import type { ClaimDocument } from '../../machines/service/documents.ts';
import { amountsOf } from './amountsOf.ts';
import type { Decision } from './decision.ts';

/** The entry of a report nobody has answered yet. */
export const emptyClaimsData = (claimRequestUuid: string, type: ClaimType): ClaimsData => ({
  amounts: [],
  type,
  uploadedDocCount: 0,
  uploadedOptionalDocCount: 0,
  requiredDocCount: 0,
  injuredPartiesCount: 0,
  duplicateClaimsCount: 0,
  reporterIsContracted: false,
  autoRegistration: false,
  autoLiquidation: false,
  claimRequestUuid,
});

interface Registered {
  readonly claimRequestUuid: string;
  readonly type: ClaimType;
  readonly claimNumber: string;
  /** With the repair shop by our register. */
  readonly claim: ClaimDetail;
  readonly decision: Decision;
  readonly documents: readonly ClaimDocument[];
  readonly needed: DocumentsWanted;
}

/**
 * The entry of a registered claim (section 3). Registered by itself: policy valid, no duplicate, nothing for an
 * underwriter. Settled by itself: that, a small damage the reporter may inspect alone, and every required document.
 */
export function claimsDataOf(registered: Registered): ClaimsData {
  const { claimRequestUuid, type, claimNumber, claim, decision, documents, needed } = registered;
  const types = new Set(documents.flatMap((one) => one.documentType ?? []));
  const autoRegistration =
    decision.policyValid && decision.duplicates.length === 0 && decision.flags.length === 0;
  return {
    claimNumber,
    amounts: amountsOf(claim),
    type,
    uploadedDocCount: documents.length,
    uploadedOptionalDocCount: documents.filter((one) => !needed.required.includes(one.documentType ?? ''))
      .length,
    requiredDocCount: needed.required.length,
    injuredPartiesCount: claim.injuredParties?.length ?? 0,
    duplicateClaimsCount: decision.duplicates.length,
    reporterIsContracted: claim.reporterRole === 'SERVICE' && claim.repairShop?.contractual === true,
    autoRegistration,
    autoLiquidation:
      autoRegistration &&
      decision.selfInspectionAuthorized &&
      claim.damageSize === 'SMALL' &&
      needed.required.every((code) => types.has(code)),
    claimRequestUuid,
    ...(claim.claimPreviewUrl !== undefined && { claimPreviewUrl: claim.claimPreviewUrl }),
  };
}
