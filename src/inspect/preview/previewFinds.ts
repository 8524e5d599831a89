import { recordFromFacts } from '#machines/analysis/recordFromFacts.ts';
import { claimSubject } from '#machines/report/kit.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Facts } from '#machines/subject/facts.ts';
import { lookups, type LookupAnswer, type LookupName } from '#machines/claim/lookups.ts';

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

/** What a lookup finds in a preview: what the facts say, else what is usual. */
export const previewFinds = (call: LookupName, claim: ClaimDetail, known: Facts): LookupAnswer => {
  const tells: readonly string[] = lookups[call].tells;
  const said = Object.entries(recordFromFacts(claimSubject, known)).filter(([name]) => tells.includes(name));
  // Only who names a claim is answered whether it is there.
  const found = call === 'findDuplicate' && claim.claimNumber !== undefined;
  return {
    ...usual[call],
    ...(found && { hasDuplicateClaimFoundByClaimNumber: true }),
    ...Object.fromEntries(said),
  };
};
