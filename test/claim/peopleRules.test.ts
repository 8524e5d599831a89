import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import {
  atLeastOneInjured,
  everyInjuredComplete,
  injuredPartyComplete,
} from '../../machines/claim/injuredRules.ts';
import {
  companyIdNotForSelfEmployed,
  contactRequired,
  injuredComplete,
  insuredComplete,
} from '../../machines/claim/personRules.ts';
import { foundBy } from './foundBy.ts';

const human = {
  personKind: 'NATURAL' as const,
  fullName: 'Eva Malá',
  email: 'eva@example.cz',
};
const company = {
  personKind: 'LEGAL',
  legalForm: 'CORPORATE',
  companyName: 'A',
  identificationNumber: '27082440',
};
const trader = {
  personKind: 'LEGAL' as const,
  legalForm: 'SELF_EMPLOYED' as const,
  fullName: 'Eva Malá',
  tel: '777123456',
};

describe('the insured', () => {
  test.each<[string, unknown, string[]]>([
    ['is a person or a company', {}, ['required required insured.personKind']],
    ['is complete as a person', { insured: human }, []],
    ['is complete as a company', { insured: company }, []],
    ['is complete as a trader by name', { insured: trader }, []],
    ['has a name', { insured: { personKind: 'NATURAL' } }, ['required required insured.fullName']],
    [
      'has a legal form as a company',
      { insured: { personKind: 'LEGAL' } },
      ['required required insured.legalForm'],
    ],
    [
      'has name and id as a company',
      { insured: { personKind: 'LEGAL', legalForm: 'CORPORATE' } },
      ['required required insured.companyName', 'required required insured.identificationNumber'],
    ],
    [
      'was born on the day the birth number says',
      { insured: { ...human, birthNumber: '7562319105', birthDate: '1975-12-31' } },
      [],
    ],
    [
      'is doubted when born on another',
      { insured: { ...human, birthNumber: '7562319105', birthDate: '1975-12-30' } },
      ['warning birthDateDiffers insured.birthDate'],
    ],
    [
      'is not doubted with a placeholder',
      { insured: { ...human, birthNumber: '7562319999', birthDate: '1975-12-30' } },
      [],
    ],
  ])('%s', (_what, answers, issues) => {
    expect(foundBy(insuredComplete, answers)).toEqual(issues);
  });
});

describe('the injured', () => {
  test('is reached by e-mail or phone: each is required when the other is missing', () => {
    const { email: _email, ...unreachable } = human;
    expect([
      foundBy(contactRequired, { injured: unreachable }),
      foundBy(contactRequired, { injured: { ...unreachable, tel: '777123456' } }),
      foundBy(contactRequired, { injured: human }),
    ]).toEqual([['required contactRequired injured.email', 'required contactRequired injured.tel'], [], []]);
  });

  test('gives no company id when self-employed', () => {
    const withId = { ...trader, identificationNumber: '27082440' };
    expect([
      foundBy(companyIdNotForSelfEmployed, { injured: withId }),
      foundBy(injuredComplete, { injured: withId }),
    ]).toEqual([
      ['error companyIdNotAllowed injured.identificationNumber'],
      ['error companyIdNotAllowed injured.identificationNumber'],
    ]);
  });
});

describe('injured parties', () => {
  const party = { injured: human, damagedThings: [{ description: 'kolo' }] };

  test('there is at least one', () => {
    expect([foundBy(atLeastOneInjured, {}), foundBy(atLeastOneInjured, { injuredParties: [party] })]).toEqual(
      [['required injuredItemRequired injuredParties'], []],
    );
  });

  test('have something damaged each: an error of the section', () => {
    const parties: ClaimDetail = { injuredParties: [{ injured: human }] };
    expect(foundBy(injuredPartyComplete(0), parties)).toEqual([
      'required injuredItemRequired injuredParties[0].damageKinds',
    ]);
  });

  test('are told in full, and their vehicles by plate, VIN or engine number', () => {
    const machine: ClaimDetail['injuredParties'] = [
      {
        injured: trader,
        damageKinds: ['VEHICLE', 'GLASS'],
        damagedVehicles: [{ vehicleKind: 'MACHINE' }],
        damagedGlassVehicles: [{ description: 'okno' }],
      },
    ];
    expect(foundBy(injuredPartyComplete(0), { injuredParties: machine })).toEqual([
      'required required injuredParties[0].damagedVehicles[0].engineNumber',
      'required plateOrVin injuredParties[0].damagedGlassVehicles[0].registrationNo',
    ]);
  });

  test('are each reached by e-mail or phone', () => {
    const { email: _email, ...unreachable } = human;
    const second = { ...party, damageKinds: ['THING' as const], injured: unreachable };
    expect(foundBy(injuredPartyComplete(1), { injuredParties: [party, second] })).toEqual([
      'required contactRequired injuredParties[1].injured.email',
      'required contactRequired injuredParties[1].injured.tel',
    ]);
  });

  test('are none of them left half told', () => {
    const told = { ...party, damageKinds: ['THING' as const] };
    expect(foundBy(everyInjuredComplete, { injuredParties: [told, {}, { injured: human }] })).toEqual([
      'required injuredIncomplete injuredParties[1]',
      'required injuredIncomplete injuredParties[2]',
    ]);
  });

  test('have a whole address of damaged property, or none', () => {
    const damaged = (address?: object): object => ({
      injuredParties: [
        { injured: human, damageKinds: ['PROPERTY'], damagedProperties: [{ description: 'plot', address }] },
      ],
    });
    expect([
      foundBy(injuredPartyComplete(0), damaged()),
      foundBy(injuredPartyComplete(0), damaged({ countryCode: 'CZ', streetWithNumbers: 'Dlouhá 5' })),
    ]).toEqual([
      [],
      [
        'required required injuredParties[0].damagedProperties[0].address.city',
        'required required injuredParties[0].damagedProperties[0].address.zipCode',
      ],
    ]);
  });
});
