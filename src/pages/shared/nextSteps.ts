import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import type { BankContactType } from '../../../machines/claim/enums.ts';

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

/** A partner shop is paid by us, whatever account is known. A loan has no account: the lender is paid. */
const outcomeOf = ({ riskFlow, bankContactType, repairShop, appliedRiskId }: ClaimDetail) => {
  if (riskFlow === 'POVPOJ') return 'toInjured';
  if (bankContactType === 'REPAIR_SHOP_COMPANY' || repairShop?.contractual) return 'toShop';
  if (bankContactType === 'POLICY') return 'toPolicy';
  if (bankContactType === undefined && appliedRiskId === 'BAN') return 'toLender';
  return bankContactType === undefined || withoutAccount.includes(bankContactType)
    ? 'withoutAccount'
    : 'text';
};

const withoutAccount: readonly BankContactType[] = ['NONE', 'FUTURE_ACCOUNT'];
