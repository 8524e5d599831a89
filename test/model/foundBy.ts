import type { ClaimDetail } from '#machines/claim/claim.ts';
import { isInsuredOnlyFound } from '#machines/claim/derived/insuredReporter.ts';
import { normaliseIdentifier } from '#machines/claim/normalise.ts';
import { isLookup, type LookupAnswer, type LookupName } from '#machines/claim/lookups.ts';

const answers: Readonly<Record<LookupName, readonly LookupAnswer[]>> = {
  searchDamaged: [
    {
      vehicleFound: true,
      registrationNo: '1AB2345',
      vehicleManufacturer: { code: 'SKODA', name: 'Škoda' },
      vehicleModel: 'Octavia',
      manufactureYear: 2020,
      vehicleKind: 'VEHICLE',
    },
    { vehicleFound: false },
  ],
  searchPolicy: [
    {
      policyNumberValid: true,
      dummyPolicy: false,
      policyCountry: 'CZ',
      hasMax3yearsOldPolicy: true,
      insured: { personKind: 'NATURAL' },
    },
    {
      policyNumberValid: true,
      dummyPolicy: false,
      policyCountry: 'CZ',
      hasMax3yearsOldPolicy: false,
      policyHome: { propertyKind: 'FLAT', occupancy: 'TENANT', maskedAddress: 'D•••, Zlín' },
      policyMachine: { machineKind: 'MOBILE', machineName: 'Claas Lexion 770' },
      insured: { personKind: 'NATURAL' },
    },
    { policyNumberValid: false, dummyPolicy: true },
  ],
  selfInspection: [{ selfInspectionAuthorized: true }, { selfInspectionAuthorized: false }],
  ocrAllowed: [{ ocrAllowed: true }, { ocrAllowed: false }],
  bankAccount: [{ policyAccount: true }, { policyAccount: false }],
  findDuplicate: [
    { claimId: 'C1', incidentDateDoesntMatch: false, hasDuplicateClaimFoundByClaimNumber: true },
    { claimId: 'C1', incidentDateDoesntMatch: true, hasDuplicateClaimFoundByClaimNumber: true },
    { hasDuplicateClaimFoundByClaimNumber: false },
  ],
};

/** What a lookup may find: the first is the richest, the last is nothing. Throws for one that nobody has said it of. */
export const foundBy = (call: string): readonly LookupAnswer[] => {
  if (!isLookup(call)) throw new Error(`Nobody has said what ${call} finds.`);
  return answers[call];
};

/**
 * What a search for this claim tells: what the reporter has told about the insured is more than a search knows, and the plate of a
 * vehicle is told to who has typed it.
 */
export const asLookedUp = (
  claim: ClaimDetail,
  { insured, ...found }: LookupAnswer,
  { registrationNo }: { readonly registrationNo?: unknown } = claim,
): LookupAnswer => ({
  ...found,
  ...(found.registrationNo &&
    typeof registrationNo === 'string' && { registrationNo: normaliseIdentifier(registrationNo) }),
  ...(insured && isInsuredOnlyFound(claim) && { insured }),
});
