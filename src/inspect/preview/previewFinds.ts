import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import { lookupFields } from '../../../machines/claim/lookupAnswers.ts';
import { claimOf } from '../../../machines/flow/claimOf.ts';
import type { Facts } from '../../../machines/flow/facts.ts';
import type { LookupAnswer, LookupName } from '../../../machines/flow/lookups.ts';

/** What a search finds where the facts do not say: somebody who is insured with us, and a claim we have. */
const usual: Readonly<Record<LookupName, LookupAnswer>> = {
  searchDamaged: {
    vehicleFound: true,
    registrationNo: '1AB2345',
    vehicleManufacturer: { code: 'SKODA', name: 'Škoda' },
    vehicleModel: 'Octavia',
    manufactureYear: 2020,
    vehicleKind: 'VEHICLE',
  },
  searchPolicy: { policyNumberValid: true, dummyPolicy: false },
  selfInspection: { selfInspectionAuthorized: true },
  ocrAllowed: { ocrAllowed: true },
  bankAccount: { policyAccount: true, maskedAccount: '••••••5399/0800' },
  findDuplicate: {},
};

/** Takes a lookup, the claim it is made for and the facts of a preview; gives what it finds: what the facts say, else what is usual. */
export const previewFinds = (call: LookupName, claim: ClaimDetail, known: Facts): LookupAnswer => {
  const said = Object.entries(claimOf(known)).filter(([name]) => name in lookupFields);
  // Only who names a claim is answered whether it is there.
  const found = call === 'findDuplicate' && claim.claimNumber !== undefined;
  return {
    ...usual[call],
    ...(found && { hasDuplicateClaimFoundByClaimNumber: true }),
    ...Object.fromEntries(said),
  };
};
