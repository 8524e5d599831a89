import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { EventKind } from '#machines/claim/enums.ts';
import { askedOn } from '#machines/flow/answers.ts';
import { event } from '#machines/flows/car/event.ts';
import { vehicle } from '#machines/flows/car/vehicle.ts';
import { aReporter } from '#test/given.ts';
import { wayOf, type Differing } from './wayOf.ts';

const noVehicle = { searchDamaged: { vehicleFound: false } };
const noPolicy = { searchPolicy: { policyNumberValid: false, dummyPolicy: true } };
const duplicate = { findDuplicate: { claimId: 'CZ2026000012345', incidentDateDoesntMatch: false } };
const named = { contractSearch: { main: '5123456789' } };
/** Where no policy has an account, the page about it is met. */
const always = (pages: string) => [
  'reporter: confirmReporterContacts',
  ...(pages.endsWith('bankData') ? ['bankData: confirmEmptyBankAccount'] : []),
];

type Row = [what: string, differing: Differing, pages: string, asked: string[], claim: ClaimDetail];

const rows: Row[] = [
  [
    'found and insured',
    {},
    'vehicle person',
    [],
    { vehicleFound: true, policyNumberValid: true, dummyPolicy: false, policyAccount: true },
  ],
  [
    'found and insured by the person who reports, who is not asked who they are',
    {
      found: {
        searchPolicy: { policyNumberValid: true, dummyPolicy: false, insured: { personKind: 'NATURAL' } },
      },
    },
    'vehicle',
    [],
    { insured: { personKind: 'NATURAL', fullName: aReporter()?.fullName }, policyAccount: true },
  ],
  [
    'found and insured by a company, which is asked for its name',
    {
      found: {
        searchPolicy: { policyNumberValid: true, dummyPolicy: false, insured: { personKind: 'LEGAL' } },
      },
      answers: {
        person: {
          insured: {
            personKind: 'LEGAL',
            legalForm: 'CORPORATE',
            companyName: 'Stodola s.r.o.',
            identificationNumber: '27074358',
          },
          vatPayer: 'NO',
        },
      },
    },
    'vehicle person',
    [],
    { insured: { companyName: 'Stodola s.r.o.' } },
  ],
  [
    'found, but not insured with us: another contract, or why there should be one',
    { found: noPolicy },
    'vehicle otherContract person bankData',
    ['vehicle: contractNotFound'],
    { policyNumberValid: false, contractKnown: 'NO', dummyPolicy: true },
  ],
  [
    'found, but insured in Slovakia for something else: the country stays when the reporter says why there should be a contract',
    {
      found: {
        searchPolicy: {
          policyNumberValid: false,
          dummyPolicy: false,
          policyCountry: 'SK',
          hasMax3yearsOldPolicy: false,
        },
      },
    },
    'vehicle otherContract person bankData',
    ['vehicle: contractNotFound'],
    { policyNumberValid: false, contractKnown: 'NO', dummyPolicy: true, policyCountry: 'SK' },
  ],
  [
    'found, its contract named and not found either',
    { found: noPolicy, answers: { otherContract: named } },
    'vehicle otherContract person bankData',
    ['vehicle: contractNotFound', 'otherContract: contractNotFound'],
    { policyNumberValid: false, contractKnown: 'YES', dummyPolicy: true },
  ],
  [
    'not found: told by hand, its contract named and found',
    { found: noVehicle, answers: { otherContract: named } },
    'vehicle vehicleData otherContract person bankData',
    ['vehicle: vehicleNotFound'],
    { vehicleFound: false, policyNumberValid: true, contractKnown: 'YES', dummyPolicy: false },
  ],
  [
    'not found: a machine told by its engine number, no contract known',
    {
      found: noVehicle,
      answers: {
        vehicleData: {
          vehicleKind: 'MACHINE',
          frameworkNo: 'X1234',
          vehicleManufacturer: { code: 'ZETOR', name: 'Zetor' },
          vehicleModel: 'Proxima',
          manufactureYear: 2015,
        },
      },
    },
    'vehicle vehicleData otherContract person bankData',
    ['vehicle: vehicleNotFound'],
    { vehicleFound: false, frameworkNo: 'X1234', contractKnown: 'NO', dummyPolicy: true },
  ],
  [
    'reported already: shown, the reporter decides',
    { found: duplicate },
    'vehicle person',
    ['vehicle: duplicateFound'],
    { claimId: 'CZ2026000012345' },
  ],
  [
    'told by hand and reported already',
    { found: { ...noVehicle, ...duplicate } },
    'vehicle vehicleData otherContract person bankData',
    ['vehicle: vehicleNotFound', 'vehicleData: duplicateFound'],
    { claimId: 'CZ2026000012345' },
  ],
];

test.each(rows)('a vehicle %s', (_, differing, pages, asked, claim) => {
  const way = wayOf(['HAVSKLA'], differing);
  expect(way.pages).toBe(
    `index chooseEvent reporter ${pages} event glass glassRepair documents summary finalised`,
  );
  expect(way.dialogs.filter((dialog) => /^(vehicle|otherContract)/.test(dialog))).toEqual(asked);
  expect(way.dialogs).toEqual(expect.arrayContaining(always(pages)));
  expect(way.claim).toMatchObject(claim);
});

test.each<[string, ReturnType<typeof wayOf>['claim']['policyAccount'], () => ReturnType<typeof wayOf>]>([
  ['is looked for where the vehicle and its contract are found', true, () => wayOf(['HAVSKLA'])],
  ['is not where no contract is found', undefined, () => wayOf(['HAVSKLA'], { found: noPolicy })],
  ['is not where the injured reports', undefined, () => wayOf(['POVPOS_THING'])],
])('the account on the policy %s', (_, known, way) => {
  expect(way().claim.policyAccount).toBe(known);
});

test.each<[string, readonly EventKind[], string]>([
  ['the driver of a vehicle', ['POVPOS_VEHICLE'], 'sufferedDamage damagedParts damageExtent'],
  ['somebody on foot', ['POVPOS_HEALTH'], 'sufferedDamage injury'],
  ['the owner of a fence', ['POVPOS_PROPERTY'], 'sufferedDamage'],
])('%s who was harmed by a vehicle that drove away goes on without its plate', (_, kinds, damage) => {
  const way = wayOf(kinds, {
    answers: { vehicle: { culpritUnknown: true, incidentDate: '2026-11-10' } },
    // There is nothing to search by, so that nothing could be found.
    found: { searchDamaged: { vehicleFound: true }, searchPolicy: { policyNumberValid: true } },
  });
  expect(way.pages).toMatch(`index chooseEvent reporter vehicle person bankData event ${damage} `);
  expect(way.pages).toMatch(/documents summary finalised$/);
  expect(way.dialogs.filter((dialog) => dialog.startsWith('vehicle'))).toEqual([]);
  const { contactSearch, culpritUnknown, vehicleFound, policyNumberValid, dummyPolicy } = way.claim;
  expect({ contactSearch, culpritUnknown, vehicleFound, policyNumberValid, dummyPolicy }).toEqual({
    contactSearch: undefined,
    culpritUnknown: true,
    vehicleFound: undefined,
    policyNumberValid: undefined,
    // The reporter says what money they count in.
    dummyPolicy: true,
  });
});

test('only whoever was harmed by somebody else may say that the vehicle is unknown', () => {
  const asked = (claim: ClaimDetail) => askedOn(vehicle, claim).map(({ ask }) => ask);
  expect(
    [
      { eventKinds: ['HAVNEHODA'], riskFlow: 'HAV' } as const,
      { eventKinds: ['POVPOS_HEALTH'], riskFlow: 'POVPOS' } as const,
      { eventKinds: ['POVPOS_HEALTH'], riskFlow: 'POVPOS', culpritUnknown: true } as const,
    ].map(({ eventKinds, ...claim }) => asked({ ...claim, eventKinds: [...eventKinds] }).slice(0, 3)),
  ).toEqual([
    ['contactSearch', 'incidentDate'],
    ['contactSearch', 'culpritUnknown', 'incidentDate'],
    ['culpritUnknown', 'incidentDate'],
  ]);
});

test('the other party is not asked for by a plate that nobody has', () => {
  const asked = (culpritUnknown?: true) =>
    askedOn(event, {
      eventKinds: ['POVPOS_HEALTH'],
      riskFlow: 'POVPOS',
      ...(culpritUnknown && { culpritUnknown }),
    })
      .map(({ ask }) => ask)
      .filter((path) => path.startsWith('otherParty'));
  expect(asked()).toContain('otherParty.registrationNo');
  expect(asked(true)).toEqual(['otherParty.fullName', 'otherParty.tel']);
});
