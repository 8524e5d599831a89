import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { propertyFindings } from '#machines/claim/derived/propertyFindings.ts';
import type { Found } from '#test/flow/pendingClaim.ts';
import type { Answers } from '#machines/flow/answers.ts';
import { documentsFor } from '#machines/report/documents.ts';
import { propertyDraft } from '#machines/flows/property/draft.ts';
import { changed } from '#test/flow/changed.ts';
import { aCarpet, propertyWay } from './usualAnswers.ts';

const begins = 'index chooseEvent reporter policy propertyAddress';
const ends = 'documents summary finalised';
const usualDialogs = ['reporter: confirmReporterContacts', 'propertyAddress: confirmPropertyAddress'];
/** Who is not paid to the account of the policy says that there is none. */
const asksAccount = (pages: string) =>
  pages.includes('bankData') ? ['bankData: confirmEmptyBankAccount'] : [];
const last = 'summary: finaliseNonLife';

interface Journey {
  readonly answers: Readonly<Record<string, Answers>>;
  readonly found?: Found;
  /** The pages between those that every report begins and ends with. */
  readonly pages: string;
  readonly dialogs?: readonly string[];
  readonly documents: { readonly required: readonly string[]; readonly optional: readonly string[] };
  readonly findings: ReturnType<typeof propertyFindings>;
}

const home = { occupancy: 'OWNER', propertyKind: 'HOUSE' };
const wall = { kind: 'BUILDING', description: 'Podlaha v přízemí', state: 'DAMAGED' };

const journeys: readonly [string, Journey][] = [
  [
    'water from the reporter’s own washing machine',
    {
      answers: {
        chooseEvent: { propertyEvent: 'WATER' },
        event: { waterSource: 'APPLIANCE', leakStopped: 'YES', leakSudden: 'YES', othersFlooded: 'NO' },
      },
      pages: 'event damage habitability inspection',
      documents: {
        required: ['DAMAGE_PHOTO'],
        optional: ['ESTIMATE', 'INVOICE', 'SVJ_STATEMENT', 'OWNERSHIP_PROOF'],
      },
      findings: { insured: ['HOUSEHOLD'], urgent: false, regress: false },
    },
  ],
  [
    'a riser above a tenant who does not know the policy',
    {
      answers: {
        chooseEvent: { propertyEvent: 'WATER' },
        policy: {
          policyNumber: undefined,
          reasonToChooseInsurance: 'Platím ho každý rok.',
        },
        propertyAddress: { occupancy: 'TENANT' },
        event: {
          waterSource: 'COMMON_PIPE',
          leakStopped: 'YES',
          leakSudden: 'YES',
          othersFlooded: 'UNKNOWN',
        },
        damage: { currency: 'CZK' },
        culprit: { culpritRelation: 'SVJ' },
        inspection: { inspectionMethod: 'MOBILE_TECHNICIAN', inspectionPlace: 'Dlouhá 12, Praha' },
      },
      found: { selfInspection: { selfInspectionAuthorized: false } },
      pages: 'person bankData event damage habitability culprit inspection',
      documents: {
        required: ['DAMAGE_PHOTO'],
        optional: ['ESTIMATE', 'INVOICE', 'SVJ_STATEMENT', 'OWNERSHIP_PROOF', 'WITNESS_STATEMENT'],
      },
      findings: { insured: ['HOUSEHOLD'], urgent: false, regress: true },
    },
  ],
  [
    'a bike stolen in front of a shop',
    {
      answers: {
        chooseEvent: { propertyEvent: 'BURGLARY' },
        event: {
          happenedHere: 'NO',
          countryScope: 'CZECH',
          incidentPlace: 'Brno, náměstí Svobody',
          policeInvestigation: 'YES',
          policeStation: 'Brno-střed',
        },
        burglary: { theftPlace: 'PUBLIC', entryMethod: undefined },
        damage: { propertyDamages: [{ kind: 'THING', description: 'Horské kolo', state: 'STOLEN' }] },
      },
      pages: 'event burglary damage',
      documents: {
        required: ['POLICE_REPORT'],
        optional: ['OWNERSHIP_PROOF', 'GUARANTEE_LIST', 'ESTIMATE', 'INVOICE'],
      },
      findings: { insured: ['HOUSEHOLD'], urgent: false, regress: false },
    },
  ],
  [
    'a flood that leaves a house unfit to live in',
    {
      answers: {
        chooseEvent: { propertyEvent: 'PERIL' },
        propertyAddress: home,
        event: { damageCause: '320', elementType: 'FLOOD', floodLevelCm: 140, fireBrigade: 'YES' },
        damage: { propertyDamages: [wall, aCarpet], damageSize: 'HUGE' },
        habitability: { habitable: 'NO' },
        inspection: { inspectionMethod: 'MOBILE_TECHNICIAN', inspectionPlace: 'Dlouhá 12, Praha' },
      },
      found: { selfInspection: { selfInspectionAuthorized: false } },
      pages: 'event damage habitability inspection',
      documents: {
        required: ['DAMAGE_PHOTO'],
        optional: ['ESTIMATE', 'INVOICE', 'OWNERSHIP_PROOF', 'FIRE_REPORT'],
      },
      findings: { insured: ['BUILDING', 'HOUSEHOLD'], urgent: true, regress: false },
    },
  ],
  [
    'a car that drove into the fence',
    {
      answers: {
        chooseEvent: { propertyEvent: 'OTHER_DAMAGE' },
        propertyAddress: home,
        event: { damageCause: '110', policeInvestigation: 'YES', policeStation: 'Kolín' },
        damage: { propertyDamages: [{ kind: 'GARDEN', description: 'Plot a branka', state: 'DESTROYED' }] },
        culprit: { culpritRelation: 'DRIVER', otherParty: { registrationNo: '2AB3456' } },
      },
      pages: 'event damage culprit inspection',
      documents: {
        required: ['DAMAGE_PHOTO', 'POLICE_REPORT'],
        optional: [
          'ESTIMATE',
          'INVOICE',
          'OWNERSHIP_PROOF',
          'ACCIDENT_REPORT',
          'AT_FAULT_INSURER',
          'WITNESS_STATEMENT',
        ],
      },
      findings: { insured: ['BUILDING'], urgent: false, regress: true },
    },
  ],
  [
    'hail on the roof of an owners’ association whose builder is at work',
    {
      answers: {
        chooseEvent: { propertyEvent: 'PERIL' },
        propertyAddress: { propertyKind: 'BLOCK_OF_FLATS', occupancy: 'SVJ' },
        person: {
          insured: {
            personKind: 'LEGAL',
            legalForm: 'CORPORATE',
            companyName: 'SVJ Dlouhá 12',
            identificationNumber: '27074358',
          },
          vatPayer: 'NO',
        },
        event: { damageCause: '300' },
        damage: { propertyDamages: [{ ...wall, description: 'Střecha' }], damageSize: 'LARGE' },
        inspection: {
          propertyRepairHandling: 'PROPERTY_IN_SERVICE',
          inspectionMethod: 'MOBILE_TECHNICIAN',
          inspectionPlace: 'Dlouhá 12, Praha',
        },
        repairShop: { repairShop: { id: 'S103', name: 'Střechy Javor', contractual: true } },
      },
      found: {
        searchPolicy: {
          policyNumberValid: true,
          dummyPolicy: false,
          policyCountry: 'CZ',
          insured: { personKind: 'LEGAL' },
        },
        selfInspection: { selfInspectionAuthorized: false },
      },
      pages: 'person event damage habitability inspection repairShop',
      documents: { required: ['DAMAGE_PHOTO'], optional: ['ESTIMATE', 'INVOICE', 'OWNERSHIP_PROOF'] },
      findings: { insured: ['BUILDING'], urgent: false, regress: false },
    },
  ],
  [
    'what was reported on that policy for that day already, and is another event',
    {
      answers: {
        chooseEvent: { propertyEvent: 'SURGE' },
        event: { damageCause: '520', causedByOther: 'NO' },
      },
      found: { findDuplicate: { claimId: '2026PRO••••••26', incidentDateDoesntMatch: false } },
      pages: 'event damage inspection',
      dialogs: ['policy: duplicateFound'],
      documents: {
        required: ['DAMAGE_PHOTO'],
        optional: ['EXPERT_REPORT', 'GUARANTEE_LIST', 'ESTIMATE', 'INVOICE'],
      },
      findings: { insured: ['HOUSEHOLD'], urgent: false, regress: false },
    },
  ],
];

describe('a property claim leads through', () => {
  test.each(journeys)(
    'the pages of %s',
    (_, { answers, found, pages, dialogs = [], documents, findings }) => {
      const way = propertyWay(answers, found);
      const [contacts = '', ...others] = usualDialogs;
      expect({ ...way, claim: undefined }).toEqual({
        pages: `${begins} ${pages} ${ends}`,
        dialogs: [contacts, ...dialogs, ...others, ...asksAccount(pages), last],
        claim: undefined,
      });
      expect(documentsFor(propertyDraft, way.claim)).toEqual(documents);
      expect(propertyFindings(way.claim)).toEqual(findings);
    },
  );
});

test('water that turns out to be a burglary keeps the damaged things, and what was told of the water falls', () => {
  const { claim } = propertyWay({
    chooseEvent: { propertyEvent: 'WATER' },
    event: { waterSource: 'NEIGHBOUR', leakStopped: 'YES', leakSudden: 'YES' },
    culprit: { culpritRelation: 'NEIGHBOUR' },
  });
  const { claim: after, fell } = changed(propertyDraft, claim, { propertyEvent: 'BURGLARY' });
  expect(fell).toEqual(['leakStopped', 'leakSudden', 'waterSource']);
  expect(after.propertyDamages).toEqual([aCarpet]);
});

test('a theft tells its cause by the place', () => {
  const causeOf = (theftPlace: NonNullable<ClaimDetail['theftPlace']>) =>
    propertyWay({
      chooseEvent: { propertyEvent: 'BURGLARY' },
      event: { policeInvestigation: 'NO' },
      burglary: {
        theftPlace,
        ...(!['HOME', 'CELLAR', 'GARDEN'].includes(theftPlace) && { entryMethod: undefined }),
      },
    }).claim.damageCause;
  expect((['HOME', 'CELLAR', 'CAR', 'GARDEN', 'PUBLIC', 'ROBBERY'] as const).map(causeOf)).toEqual([
    '410',
    '410',
    '410',
    '400',
    '400',
    '400',
  ]);
});
