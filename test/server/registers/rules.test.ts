import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listOwnClaims } from '#server/registers/ownClaims.ts';
import { registers } from '#server/registers/registers.ts';
import { remoteRegisters } from '#server/registers/remote/remoteRegisters.ts';
import type { Systems } from '#server/registers/systems.ts';
import { openDatabase, type Database } from '#server/store/database.ts';
import { inMemory } from '#test/server/memory.ts';
import { serve } from './exampleServer.ts';

const ofSkoda = { id: 'V001', vehicleModel: 'SKODA.OCTAVIA', manufactureYear: 2022 };
const numbers = (policies: readonly { readonly policyNumber: string }[]) =>
  policies.map(({ policyNumber }) => policyNumber);

/** What registers are asked, and what those of the seeds answer. */
const rules: readonly (readonly [string, (systems: Systems) => Promise<unknown>, unknown])[] = [
  [
    'a plate finds its vehicle',
    (asked) => asked.findVehicle({ registrationNo: '4UI5655' }),
    expect.objectContaining({ ...ofSkoda, selfInspectionAuthorized: true }),
  ],
  [
    'a VIN finds the same one',
    (asked) => asked.findVehicle({ vin: 'TMBZZZ3VZN4000001' }),
    expect.objectContaining(ofSkoda),
  ],
  [
    'and so does the policy that insures it',
    (asked) => asked.findVehicle({ policyNumber: '4400018683' }),
    expect.objectContaining(ofSkoda),
  ],
  [
    'a frame number finds a machine, which has no plate',
    (asked) => asked.findVehicle({ frameworkNo: 'TEST0001RAM295' }),
    expect.objectContaining({ id: 'M001', vehicleKind: 'MACHINE', registrationNo: null, vin: null }),
  ],
  [
    'a Slovak plate finds its vehicle',
    (asked) => asked.findVehicle({ registrationNo: 'BA048DH' }),
    expect.objectContaining({ id: 'V034' }),
  ],
  ['a plate of nobody finds none', (asked) => asked.findVehicle({ registrationNo: '9ZZ9999' }), undefined],
  ['no name finds no vehicle', (asked) => asked.findVehicle({}), undefined],
  [
    'a policy tells whom it insures against what',
    (asked) => asked.findPolicy('4400000017'),
    expect.objectContaining({
      productBranch: 'LIFE',
      policyholderId: 'P001',
      insuredIds: ['P001', 'P031'],
      risks: ['DNL', 'TN', 'UMR', 'INV', 'ZO', 'NEM', 'PN', 'OCR'],
      validTo: null,
    }),
  ],
  [
    'a policy that has ended is found with its end',
    (asked) => asked.findPolicy('4400043571'),
    expect.objectContaining({ status: 'TERMINATED', validTo: '2024-12-31' }),
  ],
  ['a number of no policy finds none', (asked) => asked.findPolicy('9999999'), undefined],
  [
    'a vehicle has its policy',
    async (asked) => numbers(await asked.listPoliciesOfVehicle('V001')),
    ['4400018683'],
  ],
  ['a vehicle of nobody has none', (asked) => asked.listPoliciesOfVehicle('V999'), []],
  [
    'a person has the policies that insure them, by number',
    async (asked) => numbers(await asked.listPoliciesOfInsured('8411049031')),
    ['4400000017', '4400018683', '4400053941'],
  ],
  [
    'also one with a birth number of nine digits',
    async (asked) => numbers(await asked.listPoliciesOfInsured('510518915')),
    [
      '4400008313',
      '4400064160',
      '4400065197',
      '4400066234',
      '4400067271',
      '4400068308',
      '4400069345',
      '4400070382',
      '4400071419',
    ],
  ],
  ['a person whom none insures has none', (asked) => asked.listPoliciesOfInsured('0303149055'), []],
  [
    'a company has those that it took out',
    async (asked) => numbers(await asked.listPoliciesOfCompany('99000016')),
    ['4400023868', '4400024905', '4400037349', '4400042534'],
  ],
  [
    'a person of a policy is called and lives as it says',
    (asked) => asked.findPerson('P001'),
    expect.objectContaining({
      fullName: 'Jan Novotný',
      birthNumber: '8411049031',
      address: expect.objectContaining({ streetWithNumbers: 'Nádražní 27', city: 'Ostrava' }),
      bankContact: { accountPrefix: '', accountNumber: '1731775357', bankCode: '2700' },
    }),
  ],
  ['an id of nobody finds none', (asked) => asked.findPerson('XXXX'), undefined],
  [
    'a company is called and has its seat as its register says',
    (asked) => asked.findCompany('99000016'),
    {
      companyName: 'Zkušební doprava s.r.o.',
      address: { countryCode: 'CZ', streetWithNumbers: 'Na Pankráci 14', city: 'Praha 4', zipCode: '14000' },
    },
  ],
  ['a number of no company finds none', (asked) => asked.findCompany('99001110'), undefined],
  [
    'an agent is known by their number',
    (asked) => asked.findAgent({ agentNumber: '100100' }),
    expect.objectContaining({ name: 'Karel Makléř', regulatorNumber: 'ČNB 00100100VPA' }),
  ],
  [
    'and by whom they sign in as',
    (asked) => asked.findAgent({ subject: 'A100' }),
    expect.objectContaining({ agentNumber: '100100' }),
  ],
  ['who signs in and is no agent is none', (asked) => asked.findAgent({ subject: 'nobody' }), undefined],
  ['an agent has credits', (asked) => asked.credits('A100'), 12_400],
  ['who is no agent has none', (asked) => asked.credits('nobody'), undefined],
  [
    'a client has earlier insurance with the losses in it',
    (asked) => asked.lossHistory('7903149034'),
    {
      asOf: '2026-11-01',
      periods: [
        {
          insurer: 'Vzorová pojišťovna',
          from: '2014-07-01',
          to: '2026-10-31',
          vehicleType: 'A',
          events: [{ date: '2021-03-08', kind: 'LIABILITY' }],
        },
      ],
    },
  ],
  ['of whom no insurer knows there is none', (asked) => asked.lossHistory('8411049031'), undefined],
  [
    'the beginning of an address is completed',
    (asked) => asked.completeAddress('nadrazni 27'),
    [
      {
        street: 'Nádražní',
        buildingNumber: '27',
        villagePart: 'Moravská Ostrava',
        village: 'Ostrava',
        postalCode: '70200',
        city: 'Ostrava 2',
        countryCode: 'CZ',
      },
    ],
  ],
  ['a text that begins no address is completed by none', (asked) => asked.completeAddress('xyz'), []],
  [
    'hail is repaired by these shops',
    async (asked) =>
      (await asked.listRepairShops())
        .filter(({ handles }) => handles.includes('HAIL'))
        .map(({ id }) => id)
        .toSorted(),
    ['S001', 'S002', 'S003', 'S005', 'S006', 'S007', 'S009', 'S010', 'S011'],
  ],
  [
    'a shop has a place and hours',
    async (asked) => (await asked.listRepairShops()).find(({ id }) => id === 'S001'),
    {
      id: 'S001',
      name: 'Autoservis Dub',
      street: 'Servisní 10',
      city: 'Praha 4',
      countryCode: 'CZ',
      lat: 50.0413,
      lng: 14.4521,
      contractual: true,
      handles: ['VEHICLE', 'HAIL', 'GLASS'],
      mobileTechnician: true,
      openingHours: { weekdays: '7:00–18:00', saturday: '8:00–12:00' },
    },
  ],
  [
    'claims of a day were reported on a policy, the oldest first',
    (asked) => asked.listClaims({ claimType: 'car', incidentDate: '2026-11-15', policyNumber: '4400018683' }),
    [
      { claimNumber: '2026CAR00000017', incidentDate: '2026-11-15' },
      { claimNumber: '2026CAR00000037', incidentDate: '2026-11-15' },
    ],
  ],
  [
    'on another day, in another line or of another vehicle there are none',
    async (asked) => {
      const of = { claimType: 'car', incidentDate: '2026-11-15', policyNumber: '4400018683' } as const;
      return [
        await asked.listClaims({ ...of, incidentDate: '2026-11-16' }),
        await asked.listClaims({ ...of, claimType: 'property' }),
        await asked.listClaims({ ...of, policyNumber: undefined, vin: 'TMBZZZ3VZN4000001' }),
      ];
    },
    [[], [], []],
  ],
  [
    'a claim waits in a queue and is completed after it',
    async (asked) => [
      await asked.listStatuses({ policyNumber: '4400065197', claimNumber: '2026PRO00000099', age: 0 }),
      await asked.listStatuses({ policyNumber: '4400065197', age: 3_600_000 }),
    ],
    [[{ status: 'IN_QUEUE', rejected: false }], [{ status: 'COMPLETED', rejected: false }]],
  ],
  [
    'of a policy that says nothing of it no claim has a status',
    (asked) => asked.listStatuses({ policyNumber: '4400000017', age: 0 }),
    [],
  ],
];

describe.each(['in our own database', 'over HTTP'])('registers %s', (where) => {
  let database: Database;
  let systems: Systems;
  let close: () => Promise<void>;
  const failed: unknown[] = [];
  beforeAll(async () => {
    database = await openDatabase(await inMemory());
    const { db } = database;
    const own: Systems = { ...registers(db), listClaims: (of) => listOwnClaims(db, of) };
    if (where === 'over HTTP') {
      const { app, place } = await serve(own);
      const ignore = () => undefined;
      const watch = { failed: (failure: object) => failed.push(failure), cached: ignore, broken: ignore };
      systems = remoteRegisters(place, watch, () => new Date());
      close = async () => app.close();
    } else {
      systems = own;
      close = () => Promise.resolve();
    }
  });
  afterAll(async () => {
    await close();
    await database.close();
  });

  test.each(rules)('%s', async (_, ask, answer) => {
    expect(await ask(systems)).toEqual(answer);
    expect(failed).toEqual([]);
  });
});
