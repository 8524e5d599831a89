import { describe, expect, test } from 'vitest';
import { propertyDraft } from '#machines/flows/property/draft.ts';
import { wholePage, wholeStep } from '#test/flows/wholePage.ts';

// Whole pages about a home, who is to blame, who else has a right to the money and how it is repaired. Source: domain notes, property, sections 1 and 3; content review, 1.2; decisions 141 and 172.

const home: object = { claimType: 'property', policyCountry: 'CZ', propertyEvent: 'GLASS' };
const withPolicy: object = { ...home, policyNumberValid: true };
const damaged = { kind: 'HOUSEHOLD', state: 'DAMAGED' } as const;
const wall = { kind: 'BUILDING', state: 'DAMAGED' } as const;

describe('the policy', () => {
  const number = 'policyNumber?';
  const search = '#searchPolicy #findDuplicate';
  test.each<[what: string, claim: object, whole: string]>([
    [
      'by its number',
      { policyNumber: '4400032164' },
      `${number} otherInsurance incidentDate ${search} > propertyAddress`,
    ],
    [
      'by a reason, and another insurer',
      { otherInsurance: 'YES' },
      `${number} reasonToChooseInsurance otherInsurance otherInsurer incidentDate > propertyAddress`,
    ],
    [
      'that tells the home of the insured who reports',
      {
        policyNumber: '4400032164',
        policyNumberValid: true,
        contractKnown: 'YES',
        reporterRole: 'INSURED',
        insured: { personKind: 'NATURAL' },
        policyHome: { propertyKind: 'HOUSE', maskedAddress: 'D•••, Zlín' },
      },
      `${number} otherInsurance incidentDate (insured.fullName) (policyHome.maskedAddress) (propertyKind) (occupancy) ${search} #bankAccount > bankData`,
    ],
  ])('%s', (_what, claim, whole) => {
    expect(wholePage(propertyDraft, 'policy', { ...home, ...claim })).toBe(whole);
  });
});

test.each<[what: string, claim: object, whole: string]>([
  ['a house', { propertyKind: 'HOUSE' }, 'propertyKind occupancy > person'],
  [
    'a house still being built',
    { propertyKind: 'UNDER_CONSTRUCTION' },
    'propertyKind builderName? occupancy > person',
  ],
  [
    'one off the map',
    { insuredAddress: { city: 'Brno' } },
    'propertyKind occupancy !confirmPropertyAddress > person',
  ],
  [
    'one on it',
    { insuredAddress: { city: 'Brno' }, insuredPlaceId: 'p1' },
    'propertyKind occupancy > person',
  ],
  [
    'that of the insured who reports',
    {
      policyNumberValid: true,
      contractKnown: 'YES',
      reporterRole: 'INSURED',
      insured: { personKind: 'NATURAL' },
    },
    'propertyKind occupancy > bankData',
  ],
])('which home it is: %s', (_what, claim, whole) => {
  expect(wholePage(propertyDraft, 'propertyAddress', { ...home, ...claim })).toBe(
    `insuredAddress insuredPlaceId? ${whole}`,
  );
});

describe('who is to blame', () => {
  const everybody = 'NEIGHBOUR|SVJ|LANDLORD|TENANT|TRADESMAN|DRIVER|HOUSEHOLD|STRANGER';
  const person = 'otherParty.fullName?';
  const company = `${person} otherParty.companyName?`;
  const reached = 'otherParty.tel? otherParty.insurer? otherParty.address?';
  const end = 'witnesses?[fullName tel?]5 > inspection';
  test.each<[who: string, asked: string]>([
    ['NEIGHBOUR', `${person} ${reached} `],
    ['SVJ', `${company} ${reached} `],
    ['LANDLORD', `${company} ${reached} `],
    ['TENANT', `${person} ${reached} `],
    ['TRADESMAN', `${company} ${reached} `],
    ['DRIVER', `otherParty.registrationNo? ${company} ${reached} `],
    ['HOUSEHOLD', ''],
    ['STRANGER', `${person} ${reached} `],
  ])('%s', (culpritRelation, asked) => {
    expect(
      wholePage(propertyDraft, 'culprit', { ...withPolicy, culpritRelation, propertyDamages: [damaged] }),
    ).toBe(`culpritRelation=${everybody} ${asked}${end}`);
  });

  test('of water from next door we know it', () => {
    const claim: object = { ...home, waterSource: 'NEIGHBOUR', culpritRelation: 'NEIGHBOUR' };
    expect(wholePage(propertyDraft, 'culprit', { ...claim, propertyDamages: [damaged] })).toBe(
      `culpritRelation:NEIGHBOUR ${person} ${reached} ${end}`,
    );
  });

  test.each<[what: string, claim: object, isAsked: boolean]>([
    ['water from a neighbour', { propertyEvent: 'WATER', waterSource: 'NEIGHBOUR' }, true],
    ['water from a riser', { propertyEvent: 'WATER', waterSource: 'COMMON_PIPE' }, true],
    ['water of our own', { propertyEvent: 'WATER', waterSource: 'OWN_PIPE' }, false],
    ['vandals somebody knows', { propertyEvent: 'VANDALISM', offenderKnown: 'YES' }, true],
    ['vandals nobody knows', { propertyEvent: 'VANDALISM', offenderKnown: 'NO' }, false],
    ['glass another broke', { causedByOther: 'YES' }, true],
    ['glass nobody knows who broke', { causedByOther: 'UNKNOWN' }, false],
    ['a vehicle in the fence', { propertyEvent: 'OTHER_DAMAGE', damageCause: '110' }, true],
    ['a marten', { propertyEvent: 'OTHER_DAMAGE', damageCause: '210' }, false],
  ])('is asked after %s: %#', (_what, claim, isAsked) => {
    const pages = Object.keys(wholeStep(propertyDraft, { ...withPolicy, ...claim }));
    expect(pages.includes('culprit')).toBe(isAsked);
  });
});

describe('who lent the money is asked', () => {
  const lane = { key: 'BRNO', event: 'HAIL', from: '2026-07-14', to: '2026-07-14' } as const;
  const building: object = { ...home, dummyPolicy: true, propertyDamages: [damaged, wall] };
  const known = 'bankLien lienHolder? > inspection';
  test.each<[what: string, claim: object, whole: string | undefined]>([
    ['an owner', { occupancy: 'OWNER', bankLien: 'YES' }, known],
    ['one of several', { occupancy: 'CO_OWNER', bankLien: 'YES' }, known],
    ['an association', { occupancy: 'SVJ', bankLien: 'YES' }, known],
    ['who has none', { occupancy: 'OWNER', bankLien: 'NO' }, 'bankLien > inspection'],
    [
      'of a wall that is gone',
      { occupancy: 'OWNER', propertyDamages: [{ kind: 'BUILDING', state: 'STOLEN' }] },
      'bankLien > documents',
    ],
    ['no tenant', { occupancy: 'TENANT' }, undefined],
    ['no cooperative', { occupancy: 'COOPERATIVE' }, undefined],
    ['nobody of a carpet', { occupancy: 'OWNER', propertyDamages: [damaged] }, undefined],
    ['nobody whose policy tells it', { occupancy: 'OWNER', policyNumberValid: true }, undefined],
    ['nobody of many who report the same', { occupancy: 'OWNER', lane }, undefined],
  ])('%s', (_what, claim, whole) => {
    expect(wholeStep(propertyDraft, { ...building, ...claim })['otherRights']).toBe(whole);
  });

  test('and of what many report nobody looks at anything', () => {
    expect(Object.keys(wholeStep(propertyDraft, { ...building, lane, propertyEvent: 'PERIL' }))).toEqual([
      'damage',
      'habitability',
    ]);
  });
});

describe('how it is repaired', () => {
  const visited: object = { inspectionMethod: 'MOBILE_TECHNICIAN', selfInspectionAuthorized: true };
  const methods = 'inspectionMethod=SELF_INSPECTION|MOBILE_TECHNICIAN';
  const met = `${methods} inspectionPlace placeId?`;
  const whom = 'contactPerson?';
  const calculated = 'costBasis?=COSTING|INVOICE|UNSPECIFIED';
  test.each<[handling: string, claim: object, whole: string]>([
    ['PROPERTY_HEADINGFOR_SERVICE', visited, `${met} ${whom} > repairShop`],
    ['PROPERTY_IN_SERVICE', visited, `${met} ${whom} > repairShop`],
    ['PROPERTY_SELF_REPAIRMENT', visited, `${met} ${calculated} ${whom} > documents`],
    ['PROPERTY_NOT_DECIDED', visited, `${met} ${whom} > documents`],
    ['PROPERTY_FIXED', visited, 'costBasis?=INVOICE|COSTING > documents'],
    [
      'PROPERTY_SELF_REPAIRMENT',
      { ...visited, inspectionMethod: 'SELF_INSPECTION' },
      `${methods} ${calculated} > documents`,
    ],
    [
      'PROPERTY_NOT_DECIDED',
      { ...visited, selfInspectionAuthorized: false },
      `inspectionMethod:MOBILE_TECHNICIAN (inspectionMethod) inspectionPlace placeId? ${whom} > documents`,
    ],
    [
      'PROPERTY_FIXED',
      { ...visited, selfInspectionAuthorized: false },
      'costBasis?=INVOICE|COSTING > documents',
    ],
  ])('%s', (propertyRepairHandling, claim, whole) => {
    expect(wholePage(propertyDraft, 'inspection', { ...withPolicy, ...claim, propertyRepairHandling })).toBe(
      `propertyRepairHandling ${whole}`,
    );
  });

  test.each<[what: string, happenedHere: 'YES' | 'NO', whole: string]>([
    ['the home of the policy', 'YES', methods],
    ['elsewhere', 'NO', met],
  ])('and seen where: %s', (_what, happenedHere, whole) => {
    const known: object = {
      ...withPolicy,
      contractKnown: 'YES',
      reporterRole: 'INSURED',
      insured: { personKind: 'NATURAL' },
      policyHome: { propertyKind: 'HOUSE' },
    };
    const claim: object = { ...known, ...visited, happenedHere };
    expect(
      wholePage(propertyDraft, 'inspection', { ...claim, propertyRepairHandling: 'PROPERTY_NOT_DECIDED' }),
    ).toBe(`propertyRepairHandling ${whole} ${whom} > documents`);
  });
});
test.each<[shop: string, repairShop: object | undefined, paid: string]>([
  ['none yet', undefined, ''],
  ['a partner, who is paid by us', { contractual: true }, ' costBasis:INVOICE (costBasis)'],
  [
    'one who comes',
    { contractual: true, atHome: true },
    ' costBasis?=INVOICE|COSTING|UNSPECIFIED (repairShop.atHome)',
  ],
  ['any other', { contractual: false }, ' costBasis?=INVOICE|COSTING|UNSPECIFIED'],
])('who repairs it: %s', (_shop, repairShop, paid) => {
  const claim: object = { ...withPolicy, propertyRepairHandling: 'PROPERTY_IN_SERVICE' };
  expect(wholePage(propertyDraft, 'repairShop', { ...claim, repairShop })).toBe(
    `repairShop${paid} > documents`,
  );
});
