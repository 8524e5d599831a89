import type { ClaimDetail } from '#machines/claim/claim.ts';
import { Currency } from '#machines/claim/codes/currency.ts';
import type { DocumentsWanted } from '#machines/report/documents.ts';
import { emptyClaimsData, type ClaimsData } from '#machines/service/claimRequest.ts';
import type { IsOffered } from '#machines/service/switches/feature.ts';
import type { ClaimDocument } from '#machines/service/documents.ts';
import type { StoredClaimRow } from '#server/reports/getOwnClaim.ts';
import type { Assessment } from '#server/store/assessment.ts';

interface Registered {
  readonly row: Pick<StoredClaimRow, 'uuid' | 'claim_type'>;
  readonly claimNumber: string;
  /** With the repair shop as our register has it. */
  readonly claim: ClaimDetail;
  readonly assessment: Assessment;
  readonly documents: readonly ClaimDocument[];
  readonly needed: DocumentsWanted;
  /** Whether what the service decides by itself is for this claim. */
  readonly isOffered: IsOffered;
}

/**
 * The entry of a registered claim (section 3). It is registered automatically when the policy is valid, there is no duplicate,
 * nothing is for an underwriter, and care is about somebody the policy insures. It is settled automatically when, in addition, it
 * is a small damage the reporter may inspect alone and every required document is there. An operator may have kept either from it.
 */
export function claimsDataOf({
  row,
  claimNumber,
  claim,
  assessment,
  documents,
  needed,
  isOffered,
}: Registered): ClaimsData {
  const checked = documents.filter(({ state }) => state === undefined);
  const types = new Set(checked.flatMap((one) => one.documentType ?? []));
  const autoRegistration =
    isOffered('AUTO_REGISTRATION') &&
    assessment.policyValid &&
    assessment.duplicates.length === 0 &&
    assessment.flags.length === 0 &&
    assessment.careInsured !== 'NEITHER';
  return {
    ...emptyClaimsData(row.uuid, row.claim_type),
    claimNumber,
    amounts: amountsOf(claim, assessment.currency),
    uploadedDocCount: documents.length,
    uploadedOptionalDocCount: documents.filter((one) => !needed.required.includes(one.documentType ?? ''))
      .length,
    requiredDocCount: needed.required.length,
    injuredPartiesCount: claim.injuredParties?.length ?? 0,
    duplicateClaimsCount: assessment.duplicates.length,
    reporterIsContracted: claim.reporterRole === 'SERVICE' && claim.repairShop?.contractual === true,
    autoRegistration,
    autoLiquidation:
      autoRegistration &&
      isOffered('AUTO_LIQUIDATION') &&
      assessment.selfInspectionAuthorized &&
      claim.damageSize === 'SMALL' &&
      needed.required.every((code) => types.has(code)),
    ...(claim.claimPreviewUrl !== undefined && { claimPreviewUrl: claim.claimPreviewUrl }),
  };
}

interface Priced {
  readonly price?: number | undefined;
}

/** What the reporter says was lost, is claimed and was paid, in money: one amount for each kind with a price. */
function amountsOf(claim: ClaimDetail, currency: Currency): ClaimsData['amounts'] {
  const { stolenThings = [], propertyDamages = [], injuredParties = [], luggageItems = [] } = claim;
  const priced = {
    STOLEN_THINGS: stolenThings,
    PROPERTY_DAMAGES: propertyDamages,
    LUGGAGE: luggageItems,
    ESTIMATED_DAMAGE: [{ price: claim.estimatedDamage }],
    COSTS: [{ price: claim.costs }, ...costsIn(currency)],
    CANCEL_FEE: [{ price: claim.cancelFee }],
    GOODS: [{ price: claim.goodsValue }],
    DAMAGED_THINGS: injuredParties.flatMap((party) => party.damagedThings ?? []),
    FINANCIAL_LOSSES: injuredParties.flatMap((party) => party.financialLosses ?? []),
    CLAIMED: [{ price: claim.claimedAmount }],
    SETTLED: [{ price: claim.settledAmount }],
  };
  const abroad = Currency.options.filter((other) => other !== currency);
  return [
    ...Object.entries(priced).map(([kind, items]) => ({ kind, value: sum(items), currency })),
    ...abroad.map((other) => ({ kind: 'COSTS', value: sum(costsIn(other)), currency: other })),
  ].filter((amount) => amount.value > 0);

  /** Bills have their own currencies; one that we never pay in is converted by the people who settle the claim. */
  function costsIn(one: Currency): readonly Priced[] {
    return (claim.costItems ?? []).flatMap((item) =>
      item?.currency === one ? [{ price: item.amount }] : [],
    );
  }
}

const sum = (items: readonly Priced[]): number => items.reduce((total, item) => total + (item.price ?? 0), 0);
