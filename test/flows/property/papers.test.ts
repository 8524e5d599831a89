import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { documentsFor } from '#machines/report/documents.ts';
import { propertyDraft } from '#machines/flows/property/draft.ts';
import { wholePapers } from '#test/flows/wholePage.ts';

const papersOf: readonly (readonly [NonNullable<ClaimDetail['propertyEvent']>, string])[] = [
  ['WATER', 'DAMAGE_PHOTO, ESTIMATE INVOICE SVJ_STATEMENT OWNERSHIP_PROOF'],
  ['PERIL', 'DAMAGE_PHOTO, ESTIMATE INVOICE OWNERSHIP_PROOF'],
  ['FIRE', 'DAMAGE_PHOTO FIRE_REPORT, POLICE_REPORT ESTIMATE INVOICE OWNERSHIP_PROOF'],
  ['BURGLARY', 'POLICE_REPORT DAMAGE_PHOTO, OWNERSHIP_PROOF GUARANTEE_LIST ESTIMATE INVOICE'],
  ['VANDALISM', 'DAMAGE_PHOTO, POLICE_REPORT ESTIMATE INVOICE'],
  ['GLASS', 'DAMAGE_PHOTO, ESTIMATE INVOICE'],
  ['SURGE', 'DAMAGE_PHOTO, EXPERT_REPORT GUARANTEE_LIST ESTIMATE INVOICE'],
  ['OTHER_DAMAGE', 'DAMAGE_PHOTO, POLICE_REPORT ESTIMATE INVOICE OWNERSHIP_PROOF'],
];

test('what is needed for each event of a property, and what helps', () => {
  const found = papersOf.map(([propertyEvent]) => {
    const { required, optional } = documentsFor(propertyDraft, { propertyEvent });
    return [propertyEvent, `${required.join(' ')}, ${optional.join(' ')}`];
  });
  expect(found).toEqual(papersOf);
});

const water = 'ESTIMATE INVOICE SVJ_STATEMENT OWNERSHIP_PROOF';
const stolen = 'GUARANTEE_LIST ESTIMATE INVOICE';
const gone: object = { propertyDamages: [{ kind: 'THING', state: 'STOLEN' }] };

test.each<[what: string, claim: object, needed: string, helping: string]>([
  ['anything, before it is chosen', {}, 'DAMAGE_PHOTO', 'OWNERSHIP_PROOF GUARANTEE_LIST ESTIMATE INVOICE'],
  ...['HOUSE', 'COTTAGE', 'OUTBUILDING', 'UNDER_CONSTRUCTION'].map(
    (propertyKind): [string, object, string, string] => [
      `water in a ${propertyKind}, which has no association`,
      { propertyEvent: 'WATER', propertyKind },
      'DAMAGE_PHOTO',
      'ESTIMATE INVOICE OWNERSHIP_PROOF',
    ],
  ),
  ...['FLAT', 'BLOCK_OF_FLATS', 'BUSINESS'].map((propertyKind): [string, object, string, string] => [
    `water in a ${propertyKind}`,
    { propertyEvent: 'WATER', propertyKind },
    'DAMAGE_PHOTO',
    water,
  ]),
  [
    'water from a riser, which somebody saw, and firemen',
    { propertyEvent: 'WATER', waterSource: 'COMMON_PIPE', fireBrigade: 'YES' },
    'DAMAGE_PHOTO',
    `${water} WITNESS_STATEMENT FIRE_REPORT`,
  ],
  ...['NO', 'UNKNOWN'].map((fireBrigade): [string, object, string, string] => [
    `a fire, the brigade came: ${fireBrigade}`,
    { propertyEvent: 'FIRE', fireBrigade },
    'DAMAGE_PHOTO',
    'POLICE_REPORT ESTIMATE INVOICE OWNERSHIP_PROOF',
  ]),
  [
    'a fire the police looked into',
    { propertyEvent: 'FIRE', policeInvestigation: 'YES' },
    'DAMAGE_PHOTO FIRE_REPORT POLICE_REPORT',
    'ESTIMATE INVOICE OWNERSHIP_PROOF',
  ],
  [
    'vandals nobody called the police to',
    { propertyEvent: 'VANDALISM', policeInvestigation: 'NO' },
    'DAMAGE_PHOTO',
    'ESTIMATE INVOICE',
  ],
  [
    'a theft nobody called the police to, which is still wanted',
    { propertyEvent: 'BURGLARY', policeInvestigation: 'NO', ...gone },
    'POLICE_REPORT',
    `OWNERSHIP_PROOF ${stolen}`,
  ],
  [
    'a theft by a policy of three years at most',
    { propertyEvent: 'BURGLARY', hasMax3yearsOldPolicy: true },
    'POLICE_REPORT DAMAGE_PHOTO OWNERSHIP_PROOF',
    stolen,
  ],
  ['water by such a policy', { propertyEvent: 'WATER', hasMax3yearsOldPolicy: true }, 'DAMAGE_PHOTO', water],
  [
    'a vehicle in the fence',
    { propertyEvent: 'OTHER_DAMAGE', damageCause: '110' },
    'DAMAGE_PHOTO',
    'POLICE_REPORT ESTIMATE INVOICE OWNERSHIP_PROOF ACCIDENT_REPORT AT_FAULT_INSURER WITNESS_STATEMENT',
  ],
  [
    'glass repaired already',
    { propertyEvent: 'GLASS', propertyRepairHandling: 'PROPERTY_FIXED' },
    'DAMAGE_PHOTO INVOICE',
    'ESTIMATE',
  ],
  [
    'glass of a home with a loan',
    { propertyEvent: 'GLASS', bankLien: 'YES' },
    'DAMAGE_PHOTO',
    'ESTIMATE INVOICE BANK_CONSENT',
  ],
  ...['SERVICE', 'BROKER', 'OTHER'].map((reporterRole): [string, object, string, string] => [
    `glass, told by ${reporterRole}`,
    { propertyEvent: 'GLASS', reporterRole },
    'DAMAGE_PHOTO',
    'ESTIMATE INVOICE POWER_OF_ATTORNEY',
  ]),
  [
    'glass, told by the insured',
    { propertyEvent: 'GLASS', reporterRole: 'INSURED' },
    'DAMAGE_PHOTO',
    'ESTIMATE INVOICE',
  ],
])('documents of %s', (_what, claim, needed, helping) => {
  expect(wholePapers(propertyDraft, claim)).toBe(`${needed}; ${helping}`);
});
