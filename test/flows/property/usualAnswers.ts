import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Found } from '#test/flow/pendingClaim.ts';
import type { Answers } from '#machines/flow/answers.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { propertyDraft } from '#machines/flows/property/draft.ts';
import { aReporter } from '#test/given.ts';
import { wayThrough } from '#test/flows/wayThrough.ts';

/** A damaged thing of the household. */
export const aCarpet = { kind: 'HOUSEHOLD', description: 'Koberec v obýváku', state: 'DAMAGED' } as const;

/** What a reporter usually answers on each page of a property claim, by the claim so far. */
const usual: Readonly<Record<string, (claim: ClaimDetail) => Answers>> = {
  index: () => ({}),
  reporter: () => ({ reporterRole: 'INSURED', reporter: aReporter() }),
  policy: () => ({ policyNumber: '4400032164', otherInsurance: 'NO', incidentDate: '2026-11-10' }),
  propertyAddress: () => ({
    insuredAddress: { countryCode: 'CZ', streetWithNumbers: 'Dlouhá 12', city: 'Praha', zipCode: '11000' },
    propertyKind: 'FLAT',
    occupancy: 'OWNER',
  }),
  person: () => ({ insured: { personKind: 'NATURAL', fullName: 'Jana Nováková' } }),
  bankData: () => ({ bankContactType: 'NONE' }),
  event: () => ({ happenedHere: 'YES', incidentDescription: 'Přišla jsem z práce a bylo to tak.' }),
  burglary: () => ({
    theftPlace: 'HOME',
    entryMethod: 'WINDOW',
    livedIn: 'YES',
    lastSeenAt: '2026-11-09T18:00',
    discoveredAt: '2026-11-10T07:00',
  }),
  damage: () => ({ propertyDamages: [aCarpet], damageSize: 'SMALL' }),
  habitability: ({ propertyEvent = 'GLASS' }) => ({
    ...(['WATER', 'PERIL', 'FIRE', 'BURGLARY'].includes(propertyEvent) && { habitable: 'YES' }),
    ...(['PERIL', 'FIRE', 'BURGLARY'].includes(propertyEvent) && { securedAgainstSpread: 'YES' }),
  }),
  inspection: ({ selfInspectionAuthorized }) => ({
    propertyRepairHandling: 'PROPERTY_SELF_REPAIRMENT',
    ...(selfInspectionAuthorized
      ? { inspectionMethod: 'SELF_INSPECTION' }
      : { inspectionPlace: 'Dlouhá 12, 11000 Praha' }),
  }),
  documents: () => ({}),
  summary: () => ({ truthfulness: true, dataProcessingConsent: true }),
};

/** The policy of the insured who reports, with an account, and photographs will do. */
const everythingFound: Found = {
  searchPolicy: {
    policyNumberValid: true,
    dummyPolicy: false,
    policyCountry: 'CZ',
    insured: { personKind: 'NATURAL' },
  },
  bankAccount: { policyAccount: true },
  selfInspection: { selfInspectionAuthorized: true },
};

/** A property claim given as usual, but for some pages, where answers differ from the usual ones or are added to them. */
export const propertyWay = (answers: Readonly<Record<string, Answers>>, found: Found = {}) =>
  wayThrough(propertyDraft, {
    answersOn: (page, claim) => usualAnswers(page, claim, answers),
    found: { ...everythingFound, ...found },
  });

const usualAnswers = ({ code }: Page, claim: ClaimDetail, differing: Readonly<Record<string, Answers>>) => ({
  ...usual[code]?.(claim),
  ...differing[code],
});
