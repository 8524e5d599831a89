import { describe, expect, test } from 'vitest';
import { uniflowDraft } from '#machines/flows/uniflow/draft.ts';
import { wholePage, wholeStep } from '#test/flows/wholePage.ts';

// Whole pages about a machine, by what happened and by what is known of it. Source: domain notes, uniflow, sections 1 and 2; content
// review, 1.4; decisions 172 and 200.

type Pages = Readonly<Record<string, string>>;

const where = 'countryScope=CZECH|ABROAD|UNKNOWN incidentPlace';
const police = 'policeInvestigation policeStation? policeFileNo?';
const nature = '300|310|320|330|340|350|360';
const end = '> documents';
const seen = 'repairHandling inspectionPlace';

/** No policy tells who finances the machine, and what is repaired is still to be decided. */
const noPolicy: object = { dummyPolicy: true, policyCountry: 'CZ' };
const found: object = { policyNumberValid: true, policyCountry: 'CZ' };

const events: readonly [what: string, uniEvent: string, claim: object, pages: Pages][] = [
  [
    'a breakdown, a policy found',
    'MACHINE_BREAKDOWN',
    found,
    {
      event: `damageCause=520|571 incidentDescription ${where} > machine`,
      inspection: `${seen} contactPerson? ${end}`,
    },
  ],
  [
    'a breakdown of what somebody lent money for, which is repaired already',
    'MACHINE_BREAKDOWN',
    { ...noPolicy, bankLien: 'YES', repairHandling: 'VEHICLE_FIXED' },
    {
      event: `damageCause=520|571 incidentDescription ${where} > machine`,
      otherRights: 'bankLien lienHolder? > inspection',
      inspection: `repairHandling costBasis?=INVOICE|COSTING ${end}`,
    },
  ],
  [
    'a mistake in operating, repaired by oneself',
    'MACHINE_OPERATOR_ERROR',
    { ...noPolicy, repairHandling: 'VEHICLE_SELF_REPAIRMENT' },
    {
      event: `damageCause:571 incidentDescription ${where} > machine`,
      machineEvent: 'driver.fullName operatorLicensed alcohol > otherRights',
      otherRights: 'bankLien > inspection',
      inspection: `${seen} costBasis?=INVOICE|COSTING contactPerson? ${end}`,
    },
  ],
  [
    'a fire abroad',
    'MACHINE_ELEMENT',
    { ...noPolicy, damageCause: '330', countryScope: 'ABROAD', bankLien: 'NO' },
    {
      event: `damageCause=${nature} incidentDescription countryScope=CZECH|ABROAD|UNKNOWN country incidentPlace fireBrigade > machine`,
      otherRights: 'bankLien > inspection',
      inspection: `${seen} contactPerson? ${end}`,
    },
  ],
  [
    'hail',
    'MACHINE_ELEMENT',
    { ...found, damageCause: '300', bankLien: 'YES' },
    {
      event: `damageCause=${nature} incidentDescription ${where} > machine`,
      inspection: `${seen} contactPerson? ${end}`,
    },
  ],
  [
    'a collision',
    'MACHINE_COLLISION',
    { ...found, policeInvestigation: 'YES' },
    {
      event: `damageCause=100|110|120 incidentDescription ${where} ${police} > machine`,
      machineEvent: 'driver.fullName operatorLicensed alcohol > inspection',
      inspection: `${seen} contactPerson? ${end}`,
    },
  ],
  [
    'a theft of a device, no policy found',
    'MACHINE_THEFT',
    { ...noPolicy, policeInvestigation: 'YES' },
    {
      event: `damageCause=400|410 incidentDescription ${where} ${police} > machine`,
      machineEvent: 'lastSeenAt discoveredAt lockedHow? > otherRights',
      otherRights: `bankLien ${end}`,
    },
  ],
  [
    'a theft the police do not know of, a policy found',
    'MACHINE_THEFT',
    { ...found, policeInvestigation: 'NO' },
    {
      event: `damageCause=400|410 incidentDescription ${where} policeInvestigation > machine`,
      machineEvent: `lastSeenAt discoveredAt lockedHow? ${end}`,
    },
  ],
  [
    'anything else',
    'MACHINE_OTHER',
    { ...found, policeInvestigation: 'YES', repairHandling: 'VEHICLE_NOT_DECIDED' },
    {
      event: `damageCause:571 incidentDescription ${where} ${police} > machine`,
      inspection: `${seen} contactPerson? ${end}`,
    },
  ],
];

test.each(events)('whole pages of %s', (_what, uniEvent, claim, pages) => {
  const { machine, ...whole } = wholeStep(uniflowDraft, {
    uniKind: 'MACHINE',
    machineKind: 'ELECTRONICS',
    uniEvent,
    ...claim,
  });
  const warranty = uniEvent === 'MACHINE_BREAKDOWN' ? 'warranty ' : '';
  const currency = 'dummyPolicy' in claim ? 'currency ' : '';
  const [after] = Object.keys(pages).filter((code) => code !== 'event');
  expect(machine).toBe(
    `machineKind machineName serialNo numberUnknown? ${warranty}${currency}estimatedDamage? > ${after}`,
  );
  expect(whole).toEqual(pages);
});

test('keys of a stolen machine that drives are counted', () => {
  const stolen: object = { uniKind: 'MACHINE', uniEvent: 'MACHINE_THEFT', machineKind: 'MOBILE' };
  expect(wholePage(uniflowDraft, 'machineEvent', { ...stolen, ...found })).toBe(
    'lastSeenAt discoveredAt keysCount lockedHow? > documents',
  );
  expect(
    wholePage(uniflowDraft, 'machineEvent', { ...stolen, ...found, uniEvent: 'MACHINE_COLLISION' }),
  ).toBe('driver.fullName operatorLicensed alcohol > inspection');
});

describe('which machine it is', () => {
  const value = 'estimatedDamage?';
  const described = 'vehicleManufacturer.name vehicleModel manufactureYear > inspection';
  const onPolicy = (machineKind: string): object => ({
    policyMachine: { machineKind },
    machineKind,
  });
  test.each<[what: string, claim: object, machine: string, machineData?: string]>([
    ['before anybody says of which kind', {}, `machineKind ${value} > inspection`],
    [
      'one that drives and is looked for',
      { machineKind: 'MOBILE' },
      `machineKind frameworkNo numberUnknown? ${value} engineHours? #searchDamaged > inspection`,
    ],
    [
      'one that drives and was found',
      { machineKind: 'MOBILE', vehicleFound: true },
      `machineKind frameworkNo (vehicleManufacturer) (vehicleModel) (manufactureYear) numberUnknown? ${value} engineHours? #searchDamaged !confirmVehicleIdentification > inspection`,
    ],
    [
      'one that drives and was not found',
      { machineKind: 'MOBILE', vehicleFound: false },
      `machineKind frameworkNo numberUnknown? ${value} engineHours? #searchDamaged !vehicleNotFound > machineData`,
      described,
    ],
    [
      'one that drives and has no number to be read',
      { machineKind: 'MOBILE', numberUnknown: true },
      `machineKind numberUnknown? ${value} engineHours? > machineData`,
      described,
    ],
    ...['STATIONARY', 'ELECTRONICS'].flatMap((machineKind): [string, object, string, string?][] => [
      [machineKind, { machineKind }, `machineKind machineName serialNo numberUnknown? ${value} > inspection`],
      [
        `${machineKind} with no number, though another was looked for before`,
        { machineKind, numberUnknown: true, vehicleFound: false },
        `machineKind machineName numberUnknown? ${value} > inspection`,
      ],
      [
        `${machineKind} on the policy`,
        onPolicy(machineKind),
        `machineKind machineName ${value} serialNo? > inspection`,
      ],
    ]),
    [
      'one on the policy that drives',
      onPolicy('MOBILE'),
      `machineKind machineName ${value} frameworkNo? engineHours? > inspection`,
    ],
    ...['STATIONARY', 'ELECTRONICS'].map((machineKind): [string, object, string] => [
      `one that drives, though the policy tells one of ${machineKind}`,
      { policyMachine: { machineKind }, machineKind: 'MOBILE' },
      `machineKind machineName ${value} frameworkNo? engineHours? > inspection`,
    ]),
    [
      'one on the policy that was looked for all the same',
      { ...onPolicy('MOBILE'), vehicleFound: false },
      `machineKind frameworkNo numberUnknown? ${value} engineHours? #searchDamaged !vehicleNotFound > machineData`,
      described,
    ],
    [
      'one on the policy that was found all the same',
      { ...onPolicy('MOBILE'), vehicleFound: true },
      `machineKind frameworkNo (vehicleManufacturer) (vehicleModel) (manufactureYear) numberUnknown? ${value} engineHours? #searchDamaged !confirmVehicleIdentification > inspection`,
    ],
    [
      'one on the policy that has no number to be read',
      { ...onPolicy('MOBILE'), numberUnknown: true },
      `machineKind numberUnknown? ${value} engineHours? > machineData`,
      described,
    ],
  ])('%s', (_what, claim, machine, machineData) => {
    const whole = wholeStep(uniflowDraft, {
      uniKind: 'MACHINE',
      uniEvent: 'MACHINE_OTHER',
      ...found,
      ...claim,
    });
    expect([whole['machine'], whole['machineData']]).toEqual([machine, machineData]);
  });
});
