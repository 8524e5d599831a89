import type { ClaimDetail } from '../../../machines/claim/claim.ts';

/** A step after sending: its texts stand under `finalised.next.{name}`, what it says under `text`. */
export interface NextStep {
  readonly name: string;
  readonly text: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/**
 * Tells what happens after a claim is sent, in order, by what happened and what was agreed on the way.
 *
 * @param claim the claim as it was sent
 * @returns a line of insurance may have no words for a step: then it is left out
 */
export const nextSteps = (claim: ClaimDetail): readonly NextStep[] =>
  claim.flowType === 'UPLOAD' || claim.flowType === 'QUESTION'
    ? [{ name: 'contact', text: 'text' }]
    : stepsOfClaim(claim);

const stepsOfClaim = (claim: ClaimDetail): readonly NextStep[] =>
  [
    { name: 'contact', text: isGone(claim) ? 'theft' : 'text' },
    isGone(claim) && { name: 'police', text: 'text' },
    claim.riskFlow === 'POVPOJ' && {
      name: 'injured',
      text: 'text',
      values: { count: claim.injuredParties?.length ?? 0 },
    },
    claim.inspectionMethod && { name: 'inspection', text: claim.inspectionMethod },
    claim.repairShop?.name && {
      name: 'repair',
      text: kindOfShop(claim.repairShop),
      values: { shop: claim.repairShop.name },
    },
    claim.eventKinds?.includes('POVPOS_HEALTH') && { name: 'health', text: 'text' },
    { name: 'decision', text: outcomeOf(claim) },
  ].filter((step) => typeof step === 'object');

const isGone = ({ theftKind }: ClaimDetail) => theftKind === 'WHOLE_VEHICLE';

const kindOfShop = ({ atHome, contractual }: NonNullable<ClaimDetail['repairShop']>) => {
  if (atHome) return 'HOME';
  return contractual ? 'PARTNER' : 'OTHER';
};

const outcomeOf = ({ riskFlow, bankContactType }: ClaimDetail) => {
  if (riskFlow === 'POVPOJ') return 'toInjured';
  if (bankContactType === 'REPAIR_SHOP_COMPANY') return 'toShop';
  return bankContactType === 'NONE' || bankContactType === 'FUTURE_ACCOUNT' ? 'withoutAccount' : 'text';
};
