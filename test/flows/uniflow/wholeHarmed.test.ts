import { describe, expect, test } from 'vitest';
import { uniflowDraft } from '#machines/flows/uniflow/draft.ts';
import { wholePage, wholePapers } from '#test/flows/wholePage.ts';

// Whole pages about who was harmed, and the documents by what was answered. Source: domain notes, uniflow, sections 1 and 3, and liability;
// specification, section 5, client rules; content review, 1.4.

/** The page of who was harmed by an animal. */
const asked = (party: object, claim: object = {}) =>
  wholePage(uniflowDraft, 'injuredParty[0]', {
    uniKind: 'PET',
    uniEvent: 'PET_LIABILITY',
    policyCountry: 'CZ',
    ...claim,
    injuredParties: [party],
  }).replaceAll('injured.', '');

describe('who was harmed', () => {
  const reached = 'email|tel tel|email';
  const kinds = 'damageKinds=HEALTH|THING|PROPERTY|VEHICLE|OTHER|LOSS';
  const home = 'addressChoice?=CZECH|ABROAD|UNKNOWN';
  const end = '> injuredParties';
  test.each<[who: string, injured: object, whole: string]>([
    ['nobody yet', {}, `personKind ${reached} ${kinds} ${home} ${end}`],
    [
      'a person',
      { personKind: 'NATURAL', legalForm: 'CORPORATE' },
      `personKind fullName ${reached} ${kinds} birthNumber? ${home} ${end}`,
    ],
    [
      'a company',
      { personKind: 'LEGAL', legalForm: 'CORPORATE' },
      `personKind legalForm identificationNumber companyName ${reached} ${kinds} ${home} ${end}`,
    ],
    [
      'one in business, who gives no number of theirs',
      { personKind: 'LEGAL', legalForm: 'SELF_EMPLOYED' },
      `personKind legalForm companyName ${reached} ${kinds} ${home} ${end}`,
    ],
    ...['CZECH', 'SLOVAK', 'ABROAD'].map((addressChoice): [string, object, string] => [
      `somebody in ${addressChoice}`,
      { addressChoice },
      `personKind ${reached} ${kinds} ${home} address ${end}`,
    ]),
  ])('%s', (_who, injured, whole) => {
    expect(asked({ injured })).toBe(whole);
  });

  const vehicle = 'vehicleSort.code? vehicleManufacturer.name? vehicleModel? description?';
  test.each<[kind: string, told: object, items: string]>([
    ['HEALTH', {}, 'damagedLifes[injurySeverity.code=2|1|4|3 injuryType description?]1 '],
    ['PROPERTY', {}, 'damagedProperties[description address?]1 '],
    ['THING', {}, 'currency damagedThings[description price?]30 '],
    ['OTHER', {}, 'damagedOthers[description]1 '],
    ['LOSS', {}, 'currency financialLosses[description price?]1 '],
    [
      'VEHICLE',
      { damagedVehicles: [{ vehicleKind: 'VEHICLE' }] },
      `damagedVehicles[vehicleKind registrationNo|vin vin?|registrationNo ${vehicle}]1 `,
    ],
    [
      'VEHICLE',
      { damagedVehicles: [{ vehicleKind: 'MACHINE' }] },
      `damagedVehicles[vehicleKind engineNumber ${vehicle}]1 `,
    ],
  ])('and what of theirs: %s', (kind, told, items) => {
    expect(asked({ ...told, damageKinds: [kind] }, { dummyPolicy: true })).toBe(
      `personKind ${reached} ${kinds} ${items}${home} ${end}`,
    );
  });

  test('they are added up on a page that leads to the documents', () => {
    expect(wholePage(uniflowDraft, 'injuredParties', { uniKind: 'PET', uniEvent: 'PET_LIABILITY' })).toBe(
      '> documents',
    );
  });
});

test.each<[what: string, claim: object, needed: string, helping: string]>([
  ...['MACHINE_BREAKDOWN', 'MACHINE_OPERATOR_ERROR', 'MACHINE_COLLISION', 'MACHINE_OTHER'].map(
    (uniEvent): [string, object, string, string] => [
      uniEvent,
      { uniKind: 'MACHINE', uniEvent },
      'DAMAGE_PHOTO',
      'EXPERT_REPORT INVOICE ESTIMATE OWNERSHIP_PROOF',
    ],
  ),
  [
    'a stolen machine',
    { uniKind: 'MACHINE', uniEvent: 'MACHINE_THEFT' },
    'POLICE_REPORT',
    'OWNERSHIP_PROOF INVOICE',
  ],
  ...['YES', 'NO', 'UNKNOWN'].map((fireBrigade): [string, object, string, string] => [
    `a fire of a machine, the brigade came: ${fireBrigade}`,
    { uniKind: 'MACHINE', uniEvent: 'MACHINE_ELEMENT', damageCause: '330', fireBrigade },
    'DAMAGE_PHOTO',
    `EXPERT_REPORT INVOICE ESTIMATE OWNERSHIP_PROOF${fireBrigade === 'YES' ? ' FIRE_REPORT' : ''}`,
  ]),
  [
    'hail on a machine',
    { uniKind: 'MACHINE', uniEvent: 'MACHINE_ELEMENT', damageCause: '300' },
    'DAMAGE_PHOTO',
    'EXPERT_REPORT INVOICE ESTIMATE OWNERSHIP_PROOF',
  ],
  [
    'a machine repaired already',
    { uniKind: 'MACHINE', uniEvent: 'MACHINE_OTHER', repairHandling: 'VEHICLE_FIXED' },
    'DAMAGE_PHOTO INVOICE',
    'EXPERT_REPORT ESTIMATE OWNERSHIP_PROOF',
  ],
  [
    'a machine somebody lent money for',
    { uniKind: 'MACHINE', uniEvent: 'MACHINE_OTHER', bankLien: 'YES' },
    'DAMAGE_PHOTO',
    'EXPERT_REPORT INVOICE ESTIMATE OWNERSHIP_PROOF BANK_CONSENT',
  ],
  [
    'stolen luggage',
    { uniEvent: 'TRAVEL_LUGGAGE', luggageEvent: 'STOLEN' },
    'POLICE_REPORT',
    'INVOICE DAMAGE_PHOTO',
  ],
  [
    'luggage a carrier lost',
    { uniEvent: 'TRAVEL_LUGGAGE', luggageEvent: 'LOST', luggageIn: 'CARRIER' },
    'PIR_REPORT TRAVEL_TICKET',
    'INVOICE DAMAGE_PHOTO',
  ],
  ['late luggage', { uniEvent: 'TRAVEL_LUGGAGE', luggageEvent: 'DELAYED' }, 'INVOICE', 'DAMAGE_PHOTO'],
  [
    'a late flight, though luggage was late before',
    { uniEvent: 'TRAVEL_DELAY', luggageEvent: 'DELAYED', luggageIn: 'CARRIER' },
    'TRAVEL_TICKET',
    'INVOICE',
  ],
  ...(
    [
      ['ILLNESS', ' HEALTH_RECORD', ''],
      ['INJURY', ' HEALTH_RECORD', ''],
      ['PREGNANCY', ' HEALTH_RECORD', ''],
      ['DEATH', ' DEATH_CERTIFICATE', ''],
      ['JOB', '', 'JOB_END'],
      ['HOME', '', ''],
      ['DIVORCE', '', ''],
    ] as const
  ).flatMap(([cancellationReason, more, helping]): [string, object, string, string][] => [
    [
      `a journey given up for ${cancellationReason}`,
      { uniEvent: 'TRAVEL_CANCELLATION', cancellationReason },
      `TRAVEL_CANCEL_INVOICE TRAVEL_CONTRACT${more}`,
      helping,
    ],
    [
      `a bankruptcy, whatever was given up for ${cancellationReason}`,
      { uniEvent: 'TRAVEL_BANKRUPTCY', cancellationReason },
      'TRAVEL_CONTRACT',
      'INVOICE',
    ],
  ]),
  [
    'an animal that died and met no vet',
    { uniEvent: 'PET_DEATH', deathWay: 'DIED' },
    'VET_REPORT OWNERSHIP_PROOF',
    'VET_PASSPORT',
  ],
  ...['OWNER', 'INSURER', 'NOBODY'].map((vetPaid): [string, object, string, string] => [
    `an animal that died, the vet paid by ${vetPaid}`,
    { uniEvent: 'PET_DEATH', deathWay: 'DIED', vetPaid },
    'VET_REPORT VET_INVOICE OWNERSHIP_PROOF',
    'VET_PASSPORT',
  ]),
  [
    'harm somebody wants paid',
    { uniEvent: 'PET_LIABILITY', claimRaised: 'YES' },
    'CLAIM_LETTER',
    'DAMAGE_PHOTO WITNESS_STATEMENT',
  ],
  ...['CARRIER', 'FORWARDER', 'OWNER'].map((transportRole): [string, object, string, string] => [
    `lost goods, told by their ${transportRole}`,
    { uniKind: 'OTHER', uniRisk: 'UNIPREP', uniEvent: 'CARGO_LOSS', transportRole },
    transportRole === 'OWNER' ? '' : 'TRANSPORT_DOCUMENT',
    transportRole === 'OWNER' ? 'TRANSPORT_DOCUMENT INVOICE' : 'INVOICE',
  ]),
  ['a crop', { uniKind: 'OTHER', uniRisk: 'UNIZEM', uniEvent: 'AGRI_CROP' }, 'DAMAGE_PHOTO', ''],
  [
    'farm animals',
    { uniKind: 'OTHER', uniRisk: 'UNIZEM', uniEvent: 'AGRI_ANIMALS' },
    'DAMAGE_PHOTO',
    'VET_REPORT CARCASS_RECEIPT',
  ],
  ...['SERVICE', 'BROKER', 'OTHER'].map((reporterRole): [string, object, string, string] => [
    `a journey, told by ${reporterRole}`,
    { uniEvent: 'TRAVEL_OTHER', reporterRole },
    '',
    'INVOICE TRAVEL_TICKET POWER_OF_ATTORNEY',
  ]),
  [
    'a journey, told by the insured',
    { uniEvent: 'TRAVEL_OTHER', reporterRole: 'INSURED' },
    '',
    'INVOICE TRAVEL_TICKET',
  ],
])('documents of %s', (_what, claim, needed, helping) => {
  expect(wholePapers(uniflowDraft, claim)).toBe(`${needed}; ${helping}`);
});
