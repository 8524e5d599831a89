import type { ClaimDetail } from '../claim.ts';
import type { BankContactType } from '../enums.ts';
import { putAt, removeAt } from '../valueAt.ts';
import { setBodyParts } from './bodyParts.ts';
import { setEventDay, twinOf } from './eventDay.ts';
import { insuredAgeOf } from './insuredAge.ts';
import { isInsuredOnlyFound, isInsuredReporter } from './insuredReporter.ts';
import { riskFlowOf } from './riskFlow.ts';
import { vehicleRoutingOf } from './vehicleRouting.ts';

/** What a lookup tells but what can also follow from other answers. */
export const derivedOverFound: readonly string[] = ['dummyPolicy'];

/** The answers that follow from others in this claim, though pages ask for them where they do not. */
export const followingIn = (claim: ClaimDetail): readonly string[] => [
  ...[twinOf(claim) ?? []].flat(),
  ...(claim.kindByLink ? ['uniKind', 'uniRisk'] : []),
  ...(isInsuredReporter(claim) ? ['insured.personKind', 'insured.fullName'] : []),
];

/**
 * Sets, in the claim given, what follows from the answers and nobody is asked: the risk flow, the routing of repairs, the day of
 * the event under its other name, the insured who reports, and that no contract is known. What followed from the claim before and no longer does is removed.
 */
export function setDerived(before: ClaimDetail, claim: ClaimDetail): void {
  if (claim.eventKinds !== undefined || before.eventKinds !== undefined) {
    claim.riskFlow = riskFlowOf(claim.eventKinds);
    claim.vehicleRouting = vehicleRoutingOf(claim);
  }
  if (claim.uniKind !== undefined) claim.riskFlow = 'UNIFLOW';
  if (claim.contractKnown !== undefined) claim.dummyPolicy = isWithoutContract(claim);
  setInsured(before, claim);
  if (claim.keepContact !== undefined) claim.contactConsent = claim.keepContact === 'YES';
  else if (before.keepContact !== undefined) delete claim.contactConsent;
  // What is found is the vehicle again, whatever was said of another one.
  if (claim.vehicleFound === true) delete claim.vehicleRefused;
  if (claim.bankContact && claim.bankContactType) setContactType(claim, claim.bankContactType);
  if (claim.appliedRiskId !== undefined || before.appliedRiskId !== undefined) setLife(claim);
  if (claim.bodyAreas !== undefined || before.bodyAreas !== undefined) setBodyParts(claim);
  for (const party of claim.injuredParties ?? [])
    for (const glass of party?.damagedGlassVehicles ?? [])
      if (glass) glass.glassRouting = party?.damageKinds?.includes('VEHICLE') ? 'FUSION' : 'GLASS';
}

/** The day under its own name, the age on it, and how many stays in hospital there were. */
function setLife(claim: ClaimDetail): void {
  setEventDay(claim);
  keep(claim, 'ageGroup', insuredAgeOf(claim));
  keep(claim, 'hospitalizationCount', stayCountOf(claim));
}

const keep = (claim: ClaimDetail, path: string, value: string | undefined): void =>
  value === undefined ? removeAt(claim, path) : putAt(claim, path, value);

/** The code of the codelist `hospitalization-count`: up to five by number. */
const stayCountOf = ({ hospitalizations }: ClaimDetail): string | undefined => {
  const count = hospitalizations?.length ?? 0;
  if (count === 0) return undefined;
  return count > 5 ? 'MORE' : String(count);
};

/**
 * The insured who reports is known by the name they gave; with another reporter that name is not theirs. What only a policy told of
 * the insured falls with it.
 */
function setInsured(before: ClaimDetail, claim: ClaimDetail): void {
  const fullName = claim.reporter?.fullName;
  if (isInsuredReporter(claim)) claim.insured = { ...claim.insured, ...(fullName && { fullName }) };
  else if (isInsuredReporter(before) && claim.insured?.fullName === before.reporter?.fullName)
    claim.insured = { ...claim.insured, fullName: undefined };
  const isPolicyLost = before.policyNumberValid !== undefined && claim.policyNumberValid === undefined;
  if (isPolicyLost && isInsuredOnlyFound(claim)) delete claim.insured;
}

const isWithoutContract = ({ contractKnown, policyNumberValid }: ClaimDetail): boolean =>
  contractKnown !== 'YES' || policyNumberValid === false;

/** The kind of account is kept with an account abroad or a repair shop's; the other kinds have a field of their own. */
function setContactType(claim: ClaimDetail, type: BankContactType): void {
  if (type === 'FOREIGN' || type === 'REPAIR_SHOP_COMPANY')
    claim.bankContact = { ...claim.bankContact, type };
  else delete claim.bankContact;
}
