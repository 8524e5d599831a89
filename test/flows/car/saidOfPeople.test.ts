import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { aReporter } from '#test/given.ts';
import { saidOnCar, type SaidRow } from './saidOnCar.ts';
import { aParty } from './usualAnswers.ts';

const human = { personKind: 'NATURAL', fullName: 'Eva Malá', email: 'eva@example.cz' } as const;
const { email: _email, ...unreachable } = human;
const company = {
  personKind: 'LEGAL',
  legalForm: 'CORPORATE',
  companyName: 'A',
  identificationNumber: '27082440',
};
const trader = {
  personKind: 'LEGAL',
  legalForm: 'SELF_EMPLOYED',
  companyName: 'Eva Malá',
  tel: '777123456',
} as const;
const own = { riskFlow: 'HAV' } satisfies ClaimDetail;
const caused = { riskFlow: 'POVPOJ', eventKinds: ['POVPOJ_THING'] } satisfies ClaimDetail;
const suffered = { riskFlow: 'POVPOS', eventKinds: ['POVPOS_THING'] } satisfies ClaimDetail;

const reporting: SaidRow[] = [
  [
    'a service names its company',
    'reporter',
    {},
    { reporterRole: 'SERVICE' },
    ['required required reporter.identificationNumber'],
  ],
  [
    'a broker too',
    'reporter',
    {},
    { reporterRole: 'BROKER', reporter: aReporter({ companyName: 'A', identificationNumber: '27082440' }) },
    [],
  ],
  ['the insured has none', 'reporter', {}, { reporterRole: 'INSURED' }, []],
  ['the insured reports own damage', 'reporter', own, { reporterRole: 'INSURED' }, []],
  ['the injured does not', 'reporter', own, { reporterRole: 'INJURED' }, ['error suggestion reporterRole']],
  ['the injured reports what another caused', 'reporter', suffered, { reporterRole: 'INJURED' }, []],
  [
    'the insured does not',
    'reporter',
    suffered,
    { reporterRole: 'INSURED' },
    ['error suggestion reporterRole'],
  ],
];

const insured: SaidRow[] = [
  ['is a person or a company', 'person', own, { insured: {} }, ['required required insured.personKind']],
  ['is complete as a person', 'person', own, { insured: human }, []],
  ['is complete as a company', 'person', own, { insured: company, vatPayer: 'NO' }, []],
  [
    'is complete as a trader by the name of the trade',
    'person',
    own,
    { insured: trader, vatPayer: 'NO' },
    [],
  ],
  [
    'has the name of the trade as a trader',
    'person',
    own,
    { insured: { ...trader, companyName: undefined, fullName: 'Eva Malá' }, vatPayer: 'NO' },
    ['required required insured.companyName'],
  ],
  [
    'has a name',
    'person',
    own,
    { insured: { personKind: 'NATURAL' } },
    ['required required insured.fullName'],
  ],
  [
    'has a legal form and a name as a company',
    'person',
    own,
    { insured: { personKind: 'LEGAL' }, vatPayer: 'NO' },
    ['required required insured.legalForm', 'required required insured.companyName'],
  ],
  [
    'has name and id as a company',
    'person',
    own,
    { insured: { personKind: 'LEGAL', legalForm: 'CORPORATE' }, vatPayer: 'NO' },
    ['required required insured.identificationNumber'],
  ],
  [
    'was born on the day the birth number says',
    'person',
    own,
    { insured: { ...human, birthNumber: '7562319105', birthDate: '1975-12-31' } },
    [],
  ],
  [
    'cannot have been born on another',
    'person',
    own,
    { insured: { ...human, birthNumber: '7562319105', birthDate: '1975-12-30' } },
    ['error birthDateDiffers insured.birthDate'],
  ],
  [
    'may have been born on any with a placeholder',
    'person',
    own,
    { insured: { ...human, birthNumber: '7562319999', birthDate: '1975-12-30' } },
    [],
  ],
];

const injured: SaidRow[] = [
  [
    'is reached by e-mail or phone: each is required when the other is missing',
    'person',
    suffered,
    { injured: unreachable },
    ['required contactRequired injured.email', 'required contactRequired injured.tel'],
  ],
  ['is reached by phone', 'person', suffered, { injured: { ...unreachable, tel: '777123456' } }, []],
  ['is reached by e-mail', 'person', suffered, { injured: human }, []],
  [
    'gives no company id when self-employed',
    'person',
    suffered,
    { injured: { ...trader, identificationNumber: '27082440' } },
    ['error companyIdNotAllowed injured.identificationNumber'],
  ],
];

const first = (party: object) => ({ injuredParties: [party] });
const machine = {
  injured: trader,
  damageKinds: ['VEHICLE', 'GLASS'],
  damagedVehicles: [{ vehicleKind: 'MACHINE' }],
  damagedGlassVehicles: [{ vehicleKind: 'VEHICLE', description: 'okno' }],
};
const plot = (address?: object) => ({
  injured: human,
  damageKinds: ['PROPERTY'],
  damagedProperties: [{ description: 'plot', address }],
});

const parties: SaidRow[] = [
  ['are told in full', 'injuredParty[0]', caused, first(aParty('THING')), []],
  [
    'have something damaged each: an error of the section',
    'injuredParty[0]',
    caused,
    first({ injured: human }),
    ['required injuredItemRequired injuredParties[0].damageKinds'],
  ],
  [
    'have their vehicles told by plate, VIN or engine number',
    'injuredParty[0]',
    caused,
    first(machine),
    [
      'required required injuredParties[0].damagedVehicles[0].engineNumber',
      'required plateOrVin injuredParties[0].damagedGlassVehicles[0].registrationNo',
    ],
  ],
  [
    'are each reached by e-mail or phone',
    'injuredParty[1]',
    { ...caused, ...first(aParty('THING')) },
    { injuredParties: [undefined, { ...aParty('THING'), injured: unreachable }] },
    [
      'required contactRequired injuredParties[1].injured.email',
      'required contactRequired injuredParties[1].injured.tel',
    ],
  ],
  ['need no address of what is damaged', 'injuredParty[0]', caused, first(plot()), []],
  [
    'have a whole address of what is damaged, or none',
    'injuredParty[0]',
    caused,
    first(plot({ countryCode: 'CZ', streetWithNumbers: 'Dlouhá 5' })),
    [
      'required required injuredParties[0].damagedProperties[0].address.city',
      'required required injuredParties[0].damagedProperties[0].address.zipCode',
    ],
  ],
  ['are one at least', 'injuredParties', caused, {}, ['required injuredItemRequired injuredParties']],
  ['are all of them told', 'injuredParties', { ...caused, ...first(aParty('THING')) }, {}, []],
  [
    'are none of them left half told',
    'injuredParties',
    { ...caused, injuredParties: [aParty('THING'), {}, { injured: human }] },
    {},
    ['required injuredIncomplete injuredParties[1]', 'required injuredIncomplete injuredParties[2]'],
  ],
];

describe.each([
  ['who reports', reporting],
  ['the insured', insured],
  ['the injured', injured],
  ['injured parties', parties],
])('%s:', (_, rows) => {
  test.each(rows)('%s', (_what, code, claim, differing, said) => {
    expect(saidOnCar(code, claim, differing)).toEqual(said);
  });
});
