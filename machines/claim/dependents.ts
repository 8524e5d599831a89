import type { ClaimDetail } from './claim.ts';
import { setDerived } from './derived/derived.ts';
import { lookups } from './lookups.ts';
import { contactProvenBy } from './codes/provenContact.ts';
import { removeAt, valueAt } from '#machines/subject/valueAt.ts';
import type { DependentsConfiguration, IsSuggested } from '#machines/subject/subject.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';

const nothingKnown: IsSuggested = () => undefined;

/** Answers that tell who the client is. The configuration adds to them. */
const primeFields: readonly string[] = [
  'policyNumber',
  'contactSearch',
  'registrationNo',
  'vin',
  'claimNumber',
  'insured.fullName',
  'insured.companyName',
  'insured.birthNumber',
  'insured.birthDate',
  'insured.identificationNumber',
];

/** The same, but only where they are known of the client: else they are somebody else's. */
const ownFields: readonly string[] = ['injured.birthNumber', 'injured.birthDate'];

const { searchDamaged, searchPolicy, selfInspection, bankAccount, findDuplicate } = lookups;

/** What the vehicle search found or the reporter told about the vehicle. */
const vehicle = [...searchDamaged.tells, 'vehicleSort'];
const policy = [...searchPolicy.tells, 'ocrAllowed'];
const policyFound = ['policyNumberValid', 'dummyPolicy', 'policyCountry', 'hasMax3yearsOldPolicy'];
/** A contract the reporter named because none was found. A new search asks for it again. */
const contract = ['contractSearch', 'reasonToChooseInsurance'];
const duplicate = [...findDuplicate.tells, 'isOtherEvent'];

/**
 * What a search for a vehicle finds, its policy and its claims included. It is dropped when the vehicle found is not the one
 * meant.
 */
const foundWithVehicle: readonly string[] = [
  ...vehicle,
  'policyNumber',
  ...selfInspection.tells,
  ...bankAccount.tells,
  ...policy,
  ...duplicate,
];

/**
 * What a search found about a vehicle that is another one falls, its policy and its claims included; that it was refused stays
 * with the claim, so that nobody takes it for theirs later.
 */
export const vehicleNotMeant: ClaimDetail = {
  ...Object.fromEntries(foundWithVehicle.map((name) => [name, undefined])),
  vehicleFound: false,
  vehicleRefused: true,
};

/** The same, with what the reporter had described before the vehicle was found again. */
export const vehicleNotMeantOn = ({ vehicleByHand }: ClaimDetail): ClaimDetail => ({
  ...vehicleNotMeant,
  ...vehicleByHand,
});

/** For each answer, those besides what lookups told that are no longer true when it changes. */
const ownClearedBy: Readonly<Record<string, readonly string[]>> = {
  reporterRole: [
    'reporter.fullName',
    'reporter.companyName',
    'reporter.identificationNumber',
    'reporter.email',
    'reporter.tel',
    'insuredIsOther',
    'homeIsOther',
  ],
  contactSearch: [
    'vehicleSort',
    'policyNumber',
    'isOtherEvent',
    'vehicleRefused',
    'insuredIsOther',
    'mileage',
    ...contract,
  ],
  incidentDate: [...contract, 'isOtherEvent'],
  policyNumber: ['isOtherEvent', 'insuredIsOther', 'homeIsOther'],
  registrationNo: policyFound,
  birthNumber: policyFound,
  policyNumberValid: ['continueWithoutPolicy'],
  claimNumber: ['isOtherEvent'],
  'reporter.fullName': ['contactHanded'],
  'reporter.email': ['contactHanded'],
  'reporter.tel': ['contactHanded'],
  // With another risk the day is that of another event.
  appliedRiskId: ['claimEventType', 'incidentDate', 'searchBy', 'claimants'],
  claimEventType: ['claimants'],
  'injurySeverity.code': ['claimants'],
  eventKinds: ['damageCause'],
  propertyEvent: ['damageCause'],
  // What somebody else answers for is another policy, another question of guilt, and another's tax.
  riskFlow: [
    'injuredParties',
    'policyNumber',
    'settledWithInjured',
    'agreement',
    'claimedAmount',
    'vatPayer',
  ],
  harmed: ['reporterRole', 'policyNumber', 'settledWithInjured', 'agreement', 'alcohol'],
  damageCause: ['animalDamage', 'elementType', 'theftKind'],
  vehicleRouting: ['repairShop'],
  'vehicleManufacturer.code': ['vehicleModel'],
  'insured.addressChoice': ['insured.address'],
  'injured.addressChoice': ['injured.address'],
};

/** What every lookup told falls with each answer that it was asked by. */
const toldBy = (path: string): readonly string[] =>
  Object.values(lookups).flatMap(({ askedBy, tells }) => (askedBy.some((one) => one === path) ? tells : []));

/** For each answer, those that are no longer true when it changes, unless they were given again in the same step. */
export const clearedBy: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [
    ...new Set([...Object.values(lookups).flatMap(({ askedBy }) => askedBy), ...Object.keys(ownClearedBy)]),
  ].map((path) => [path, [...new Set([...toldBy(path), ...(ownClearedBy[path] ?? [])])]]),
);

/**
 * The claim after some answers changed, and the paths of the answers dropped because they are no longer true. What follows from
 * an answer is set: the risk flow from the kinds of event, UNIDENTIFIED from other identifying data. An answer given for the
 * first time is no change, so what was prefilled stays; one of those known of the client is none, any other than those is one.
 * Source: specification section 4.
 *
 * @param given paths that were answered together with what changed, the same as before or not
 * @param isKnown whether the answer at a path is one of those known of the client; undefined where none is known or given
 */
export function applyDependents(
  before: ClaimDetail,
  after: ClaimDetail,
  configuration: DependentsConfiguration,
  given: readonly string[] = [],
  isKnown: IsSuggested = nothingKnown,
): { claim: ClaimDetail; dropped: string[] } {
  const claim = structuredClone(after);
  setDerived(before, claim);
  const fallen = new Set<string>();
  for (let path = nextToFall(); path !== undefined; path = nextToFall()) {
    removeAt(claim, path);
    fallen.add(path);
  }
  // What was derived may have fallen as an old answer, or follows from one that fell.
  setDerived(before, claim);
  // Who was identified by a contact is so only by that one.
  const proven = contactProvenBy(before.clientIdentificationState)?.path ?? [];
  const isPrimeChanged = [...primeFields, ...ownFields, proven, ...configuration.changedPrimeFields]
    .flat()
    .some(isAnother);
  if (isPrimeChanged && claim.clientIdentificationState !== undefined)
    claim.clientIdentificationState = 'UNIDENTIFIED';
  return { claim, dropped: [...fallen] };

  function nextToFall(): string | undefined {
    return changedPaths()
      .flatMap(dependentsOf)
      .find(
        (path) =>
          !given.includes(path) &&
          valueAt(claim, path) !== undefined &&
          isSameAnswer(valueAt(before, path), valueAt(after, path)),
      );
  }

  function changedPaths(): string[] {
    return Object.keys({ ...clearedBy, ...configuration.dependentFields }).filter(isChanged);
  }

  function dependentsOf(path: string): readonly string[] {
    return [...(clearedBy[path] ?? []), ...(configuration.dependentFields[path] ?? [])];
  }

  function isAnother(path: string): boolean {
    const known = isKnown(path, valueAt(claim, path));
    return known === undefined ? !ownFields.includes(path) && isChanged(path) : !known;
  }

  function isChanged(path: string): boolean {
    const was = valueAt(before, path);
    return was !== undefined && !isSameAnswer(was, valueAt(claim, path));
  }
}
