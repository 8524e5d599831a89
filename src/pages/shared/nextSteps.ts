import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import { isUrgent } from '../../../machines/claim/derived/propertyFindings.ts';
import { isCaused } from '../../../machines/claim/derived/riskFlow.ts';
import type { Within } from './expectedBy.ts';

/** A step after sending: its texts stand under `finalised.next.{name}`, what it says under `text`. */
export interface NextStep {
  readonly name: string;
  readonly text: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** How soon it is promised, where it is. */
  readonly within?: Within;
  /** Where something else is to be reported, below the entry prefix: named under `way`. */
  readonly way?: string;
}

const twoWorkingDays: Within = { workingDays: 2 };

/**
 * What happens after a claim is sent, in order, by what happened and what was agreed on the way. A line of insurance may have no
 * words for a step, which is then left out.
 */
export const nextSteps = (claim: ClaimDetail): readonly NextStep[] =>
  claim.flowType === 'UPLOAD' || claim.flowType === 'QUESTION'
    ? [{ name: 'contact', text: 'text', within: twoWorkingDays }]
    : stepsOfClaim(claim);

const stepsOfClaim = (claim: ClaimDetail): readonly NextStep[] =>
  [
    isUrgent(claim) && { name: 'urgent', text: 'text' },
    claim.courtProceedings === 'YES' && { name: 'court', text: 'text' },
    { name: 'contact', text: isGone(claim) ? 'theft' : 'text', within: twoWorkingDays },
    isGone(claim) && { name: 'police', text: 'text' },
    claim.riskFlow === 'ODPPOS' && { name: 'culprit', text: 'text', within: twoWorkingDays },
    isForEmployer(claim) && {
      name: 'employer',
      text: claim.harmed === 'EMPLOYER' ? 'claim' : 'text',
      within: twoWorkingDays,
    },
    isCaused(claim) && {
      name: 'injured',
      text: 'text',
      values: { count: claim.injuredParties?.length ?? 0 },
      within: twoWorkingDays,
    },
    claim.inspectionMethod && { name: 'inspection', text: claim.inspectionMethod },
    claim.uniKind && claim.inspectionPlace && { name: 'inspection', text: 'text' },
    claim.uniEvent === 'TRAVEL_MEDICAL' && { name: 'bills', text: 'text' },
    claim.uniEvent === 'TRAVEL_MEDICAL' && claim.injuryKind === 'INJURY' && { name: 'benefit', text: 'text' },
    claim.uniEvent === 'PET_LOST' && claim.petFound === 'NO' && { name: 'found', text: 'text' },
    claim.repairShop?.name && {
      name: 'repair',
      text: repairOf(claim),
      values: { shop: claim.repairShop.name },
    },
    claim.othersFlooded === 'YES' && {
      name: 'neighbours',
      text: 'text',
      way: '/nonlife/liability?event=ODPPOJ',
    },
    claim.insuredKnows && { name: 'consent', text: 'text' },
    claim.identificationWay && { name: 'identity', text: claim.identificationWay },
    isHurt(claim) && { name: 'health', text: 'text' },
    // Three months to settle a claim. Source: Civil Code of the Czech Republic, section 2798.
    { name: 'decision', text: outcomeOf(claim), within: { months: 3 } },
  ].filter((step) => typeof step === 'object');

/** Who reports what an employer has to answer to us. */
const isForEmployer = ({ riskFlow, harmed, reporterRole }: ClaimDetail) =>
  riskFlow === 'ODPPRAC' && reporterRole !== (harmed === 'EMPLOYER' ? 'INJURED' : 'INSURED');

/** Somebody is being treated whose injury was told on a page of its own. */
const isHurt = ({ riskFlow, eventKinds, injurySeverity }: ClaimDetail) =>
  eventKinds?.includes('POVPOS_HEALTH') === true ||
  ((riskFlow === 'ODPPOS' || riskFlow === 'ODPPRAC') && (injurySeverity?.code ?? '4') !== '4');

const isGone = ({ theftKind }: ClaimDetail) => theftKind === 'WHOLE_VEHICLE';

const repairOf = ({ repairShop, bankContactType }: ClaimDetail) => {
  if (repairShop?.atHome) return 'HOME';
  if (repairShop?.contractual) return 'PARTNER';
  return bankContactType === 'REPAIR_SHOP_COMPANY' ? 'PAID' : 'OTHER';
};

/** Who has paid the injured already is paid themselves. */
const isPaid = ({ settledWithInjured }: ClaimDetail) =>
  settledWithInjured === 'PART' || settledWithInjured === 'ALL';

/** After a loan there is no account, because the lender is paid. */
const outcomeOf = (claim: ClaimDetail) => {
  const { riskFlow, bankContactType, repairShop, appliedRiskId } = claim;
  if (isCaused(claim) && !isPaid(claim)) return 'toInjured';
  if (riskFlow === 'ODPPRAC' && !isPaid(claim)) return 'toInjured';
  // Above what the law leaves the owner, the lender is paid: the account is promised to nobody.
  if (claim.bankLien === 'YES') return 'toLender';
  if (claim.claimants) return 'toClaimants';
  if (bankContactType === 'FUTURE_ACCOUNT') return 'withoutAccount';
  if (repairShop?.contractual) return besideRepair(claim);
  if (bankContactType === 'REPAIR_SHOP_COMPANY') return 'toShop';
  if (bankContactType === 'POLICY') return 'toPolicy';
  if (bankContactType === undefined && appliedRiskId === 'BAN') return 'toLender';
  return isWithoutAccount(claim) ? 'withoutAccount' : 'text';
};

/** We pay a partner shop; what is due besides the repair goes to the account chosen. That we pay the shop is said only once. */
const besideRepair = (claim: ClaimDetail) => {
  if (claim.bankContactType === 'POLICY') return 'restToPolicy';
  if (!isWithoutAccount(claim) && claim.bankContactType !== 'REPAIR_SHOP_COMPANY') return 'restToAccount';
  return repairOf(claim) === 'PARTNER' ? 'shopPaid' : 'toShop';
};

const isWithoutAccount = ({ bankContactType }: ClaimDetail) =>
  bankContactType === undefined || bankContactType === 'NONE';
