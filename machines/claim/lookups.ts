import type { ClaimDetail } from './claim.ts';
import type { Path } from './path.ts';

/** The claim fields that a lookup sets; one that is undefined is removed. */
export type LookupAnswer = ClaimDetail;

export interface Lookup {
  /** The answers that it is asked by: with another one of these, what it told is of something else. Those of a row are named by its place. */
  readonly askedBy: readonly string[];
  /** The answers that it may set. */
  readonly tells: readonly Path[];
  /** What it sets when the service answers "there is none", which is a state of the claim and not a failure. */
  readonly none?: LookupAnswer;
}

const lookup = (askedBy: readonly string[], tells: readonly Path[], none?: LookupAnswer): Lookup => ({
  askedBy,
  tells,
  ...(none && { none }),
});

/** What a policy is found by, wherever its number was told. */
const policyKeys = ['contactSearch', 'policyNumber', 'contractSearch.main'] as const;

/** The service calls that a page may make between NEXT and save. Source: specification section 7. */
export const lookups = {
  searchDamaged: lookup(
    ['contactSearch'],
    [
      'vehicleFound',
      'registrationNo',
      'maskedPlate',
      'vin',
      'frameworkNo',
      'vehicleManufacturer',
      'vehicleModel',
      'manufactureYear',
      'vehicleKind',
      'vehicleByHand',
    ],
    { vehicleFound: false },
  ),
  searchPolicy: lookup(
    [...policyKeys, 'incidentDate'],
    [
      'policyNumberValid',
      'maskedInsured',
      'policyPet',
      'policyMachine',
      'policyHome',
      'dummyPolicy',
      'policyType',
      'productBranch',
      'policyCountry',
      'hasMax3yearsOldPolicy',
    ],
    { policyNumberValid: false, dummyPolicy: true },
  ),
  selfInspection: lookup(
    [
      'contactSearch',
      'injuredParties[0].damagedVehicles[0].registrationNo',
      'injuredParties[0].damagedVehicles[0].vin',
      'injuredParties[0].damagedGlassVehicles[0].registrationNo',
      'injuredParties[0].damagedGlassVehicles[0].vin',
    ],
    ['selfInspectionAuthorized'],
  ),
  ocrAllowed: lookup([...policyKeys, 'incidentDate', 'appliedRiskId'], ['ocrAllowed']),
  bankAccount: lookup([...policyKeys, 'registrationNo', 'birthNumber'], ['policyAccount', 'maskedAccount'], {
    policyAccount: false,
  }),
  findDuplicate: lookup(
    ['contactSearch', 'policyNumber', 'claimNumber', 'incidentDate'],
    ['claimId', 'incidentDateDoesntMatch', 'hasDuplicateClaimFoundByClaimNumber'],
  ),
} satisfies Record<string, Lookup>;
export type LookupName = keyof typeof lookups;

/**
 * The answer that a failure stands for: 245000018 means that no policy was found, 245000017 no client. Undefined where the lookup
 * really failed.
 */
export const answerOfFailure = (
  name: LookupName,
  { code }: { readonly code: string },
): LookupAnswer | undefined => {
  const { none }: Lookup = lookups[name];
  return code === '245000018' || code === '245000017' ? none : undefined;
};

/** True for the name of a lookup of a claim. */
export const isLookup = (call: string): call is LookupName => Object.hasOwn(lookups, call);
