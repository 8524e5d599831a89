import { unlistedShop } from '../../machines/claim/inspection.ts';
import type { LookupAnswer, LookupName } from '../../machines/flow/lookups.ts';

/** Texts of which at least one passes every text field; the first that passes is taken. */
export const texts: readonly string[] = [
  'Dvě slova',
  'Jana Nováková',
  'jana.novakova@example.cz',
  '777123456',
  '2020-11-01',
  '2020-11-01T08:30',
  '08:30',
  'CZ',
  '11000',
  'Dlouhá 12',
  '1AB2345',
  'TMBJJ7NE8L0123456',
  '8005170000',
  '27074358',
  'CZ27074358',
  '2000145399',
  '0800',
  '19',
  'CZ6508000000192000145399',
  'CZ2026000012345',
  'ENGINE1234',
  'a2b6c3f0-5c0e-4d6b-9d53-1d9f3f3a9b11',
];

export const numbers: readonly number[] = [1, 0, 2020, 100];

/** Samples by the name of a field, where pages and service take no other: codes of codelists, and what belongs together. */
export const namedSamples: Readonly<Record<string, readonly unknown[]>> = {
  careType: ['SICK_CHILD'],
  claimNumber: ['2026CAR99999999'],
  claimantRole: ['POLICYHOLDER'],
  contactSearch: ['1AB2345'],
  elementType: ['STORM'],
  hospitalizationCount: ['1'],
  injuryType: ['010'],
  ivfCycleNumber: ['1'],
  jobType: ['1'],
  medicalFacilityType: ['HOSPITAL'],
  registrationNo: ['1AB2345'],
  relationToInsured: ['POLICYHOLDER'],
  repairShop: [
    { id: 'S002', name: 'Karosárna Vltava, Servisní 11, Praha 9', contractual: true, atHome: false },
    { id: 'S001', name: 'Autoservis Dub, Servisní 10, Praha 4', contractual: true, atHome: true },
    { id: 'S006', name: 'Ještěd Car, Servisní 15, Liberec', contractual: false, atHome: false },
    { id: unlistedShop, name: 'Dílna U mostu', contractual: false, atHome: false },
  ],
  vehicleManufacturer: [{ code: 'SKODA', name: 'Škoda' }],
  vehicleModel: ['Octavia'],
};

/** What each lookup may find: the first is the richest, the last is nothing. */
export const foundBy: Readonly<Record<LookupName, readonly LookupAnswer[]>> = {
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
    { policyNumberValid: true, dummyPolicy: false, hasMax3yearsOldPolicy: true },
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
