import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { EventKind } from '#machines/claim/enums.ts';
import { check } from '#machines/subject/issues/issue.ts';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import { causedDamage } from '#machines/flows/car/causedDamage.ts';
import { event } from '#machines/flows/car/event.ts';
import { saidOn } from '#test/flow/saidOn.ts';
import { saidOnCar, type SaidRow } from './saidOnCar.ts';

const of = (...eventKinds: EventKind[]): ClaimDetail => ({ eventKinds });
const stolen = { eventKinds: ['HAVODCIZENI'], damageCause: '410' } satisfies ClaimDetail;
const gone = {
  eventKinds: ['HAVODCIZENI'],
  damageCause: '400',
  theftKind: 'WHOLE_VEHICLE',
} satisfies ClaimDetail;
const things = [{ description: 'kufr' }];

const kinds: SaidRow[] = [
  ['several of one liability', 'chooseEvent', {}, { eventKinds: ['POVPOJ_GLASS', 'POVPOJ_THING'] }, []],
  [
    'of two families',
    'chooseEvent',
    {},
    { eventKinds: ['HAVSKLA', 'POVPOJ_THING'] },
    ['error eventKindsFamily eventKinds'],
  ],
  [
    'two of own damage',
    'chooseEvent',
    {},
    { eventKinds: ['HAVSKLA', 'HAVZIVEL'] },
    ['error eventKindsFamily eventKinds'],
  ],
  ['none', 'chooseEvent', {}, {}, ['required required eventKinds']],
];

const place: SaidRow[] = [
  ['abroad, but where', 'event', of('HAVSKLA'), { countryScope: 'ABROAD' }, ['required required country']],
  ['abroad and where', 'event', of('HAVSKLA'), { countryScope: 'ABROAD', country: 'AT' }, []],
  ['at home', 'event', of('HAVSKLA'), { countryScope: 'CZECH' }, []],
  [
    'the police, and nobody knows which station',
    'event',
    of('HAVVANDALISMUS'),
    { policeInvestigation: 'YES' },
    [],
  ],
  ['nobody knows of police', 'event', of('HAVVANDALISMUS'), { policeInvestigation: 'UNKNOWN' }, []],
  [
    'the windscreen, but where',
    'glass',
    of('HAVSKLA'),
    { glassParts: ['CELNI_SKLO'] },
    ['required required windShield'],
  ],
  ['another window', 'glass', of('HAVSKLA'), { glassParts: ['ZADNI_SKLO'] }, []],
  ['hail, but how much', 'peril', of('HAVZIVEL'), { elementType: 'HAIL' }, ['required required hailDents']],
  [
    'a report on pain, but its points',
    'injury',
    of('POVPOS_HEALTH'),
    { painForm: 'YES' },
    ['required required painFormPoints'],
  ],
];

const thefts: SaidRow[] = [
  ['of the vehicle, but its keys', 'theft', gone, { keysCount: undefined }, ['required required keysCount']],
  [
    'of the vehicle, no key left: looked at, and let through',
    'theft',
    gone,
    { keysCount: 0 },
    ['underwriting underwritingReview keysCount'],
  ],
  ['of luggage, but what', 'theft', stolen, { theftKind: 'LUGGAGE' }, ['required required stolenThings']],
  ['of luggage, and what', 'theft', stolen, { theftKind: 'LUGGAGE', stolenThings: things }, []],
  [
    'of the vehicle, but the cause is a theft of parts',
    'theft',
    stolen,
    { theftKind: 'WHOLE_VEHICLE' },
    ['error suggestion theftKind'],
  ],
  ['of parts, as the cause says', 'theft', stolen, { theftKind: 'PART', stolenThings: things }, []],
  [
    'of parts, the cause unknown',
    'theft',
    { eventKinds: ['HAVODCIZENI'] },
    { theftKind: 'PART', stolenThings: things },
    ['error suggestion theftKind'],
  ],
  ['that was only tried', 'theft', stolen, { theftKind: 'ATTEMPT' }, []],
  [
    'found before it was parked',
    'theft',
    gone,
    { parkedFrom: '2026-11-02T10:00', discoveredAt: '2026-11-02T09:59' },
    ['error dateOrder discoveredAt'],
  ],
  [
    'found when it was parked',
    'theft',
    gone,
    { parkedFrom: '2026-11-02T10:00', discoveredAt: '2026-11-02T10:00' },
    [],
  ],
];

const people: SaidRow[] = [
  [
    'an accident: whether anybody was hurt',
    'circumstances',
    of('HAVNEHODA'),
    { peopleHurt: undefined },
    ['required required peopleHurt'],
  ],
  [
    'a deer that was hit: who drove, and in what state',
    'circumstances',
    of('HAVZVIRE'),
    { driver: undefined, alcohol: undefined },
    ['required required driver.fullName', 'required required alcohol'],
  ],
  [
    'a marten: no police came',
    'event',
    of('HAVZVIRE'),
    { damageCause: '210', policeInvestigation: undefined },
    [],
  ],
  ['hail: no police came', 'event', of('HAVZIVEL'), { policeInvestigation: undefined }, []],
  [
    'a fire: whether they did',
    'event',
    of('HAVZIVEL'),
    { damageCause: '330', policeInvestigation: undefined },
    ['required required policeInvestigation'],
  ],
  [
    'a barrier that was hit: nobody else is to blame',
    'circumstances',
    { eventKinds: ['HAVNEHODA'], damageCause: '110' },
    { incidentCausedByInsured: undefined },
    [],
  ],
  [
    'damage to others: whether the driver stayed',
    'causedDamage',
    of('POVPOJ_THING'),
    { driverStayed: undefined },
    ['required required driverStayed'],
  ],
  [
    'a stolen vehicle: locked, and what was in it',
    'theft',
    gone,
    { vehicleLocked: undefined, leftInside: undefined },
    ['required required vehicleLocked', 'required required leftInside'],
  ],
];

const money: SaidRow[] = [
  [
    'a company says whether it may deduct VAT',
    'person',
    { eventKinds: ['HAVNEHODA'], riskFlow: 'HAV' },
    {
      insured: {
        personKind: 'LEGAL',
        legalForm: 'CORPORATE',
        companyName: 'Dub',
        identificationNumber: '27074358',
      },
    },
    ['required required vatPayer'],
  ],
  [
    'nobody asks a company that of damage it did to others',
    'person',
    { eventKinds: ['POVPOJ_THING'], riskFlow: 'POVPOJ' },
    {
      insured: {
        personKind: 'LEGAL',
        legalForm: 'CORPORATE',
        companyName: 'Dub',
        identificationNumber: '27074358',
      },
    },
    [],
  ],
  [
    'a wreck without a policy: who finances it',
    'damageExtent',
    { eventKinds: ['HAVNEHODA'], riskFlow: 'HAV', policyNumberValid: false },
    { damageSize: 'LARGE' },
    ['required required bankLien'],
  ],
  [
    'a wreck whose policy tells it',
    'damageExtent',
    { eventKinds: ['HAVNEHODA'], riskFlow: 'HAV', policyNumberValid: true },
    { damageSize: 'LARGE' },
    [],
  ],
  [
    'a dent without a policy',
    'damageExtent',
    { eventKinds: ['HAVNEHODA'], riskFlow: 'HAV', policyNumberValid: false },
    {},
    [],
  ],
];

const item = (list: string, field: string, key = 'required') =>
  `required ${key} injuredParties[0].${list}[0].${field}`;
const own = (party: object) => ({ injuredParties: [party] });
const plainVehicle = { vehicleKind: 'VEHICLE' };

const ownDamage: SaidRow[] = [
  [
    'of the vehicle: which',
    'sufferedDamage',
    of('POVPOS_VEHICLE'),
    own({ damagedVehicles: [plainVehicle] }),
    [item('damagedVehicles', 'registrationNo', 'plateOrVin')],
  ],
  [
    'of the vehicle: whether it is a machine',
    'sufferedDamage',
    of('POVPOS_VEHICLE'),
    own({}),
    [item('damagedVehicles', 'vehicleKind')],
  ],
  [
    'of a machine: its engine number',
    'sufferedDamage',
    of('POVPOS_VEHICLE'),
    own({ damagedVehicles: [{ vehicleKind: 'MACHINE', registrationNo: '2AB2345' }] }),
    [item('damagedVehicles', 'engineNumber')],
  ],
  [
    'of glass: of which vehicle',
    'sufferedDamage',
    of('POVPOS_GLASS'),
    own({ damagedGlassVehicles: [plainVehicle] }),
    [item('damagedGlassVehicles', 'registrationNo', 'plateOrVin')],
  ],
  [
    'of a vehicle with its glass: one vehicle',
    'sufferedDamage',
    of('POVPOS_VEHICLE', 'POVPOS_GLASS'),
    own({ damagedVehicles: [{ ...plainVehicle, vin: 'TMBJJ7NE8L0123456' }] }),
    [],
  ],
  [
    'of property and things: which',
    'sufferedDamage',
    of('POVPOS_PROPERTY', 'POVPOS_THING'),
    own({}),
    [
      item('damagedProperties', 'description'),
      'required injuredItemRequired injuredParties[0].damagedThings',
    ],
  ],
  ['of health: on a page of its own', 'sufferedDamage', of('POVPOS_HEALTH'), own({}), []],
  [
    'and money lost beside: what for',
    'sufferedDamage',
    of('POVPOS_HEALTH'),
    own({ damageKinds: ['LOSS'] }),
    [item('financialLosses', 'description')],
  ],
];

const underwriting: SaidRow[] = [
  [
    'a drunken driver',
    'circumstances',
    of('HAVNEHODA'),
    { alcohol: 'YES' },
    ['underwriting underwritingReview alcohol'],
  ],
  [
    'a drunken driver who harmed somebody',
    'causedDamage',
    of('POVPOJ_THING'),
    { alcohol: 'YES' },
    ['underwriting underwritingReview alcohol'],
  ],
  [
    'one key of a stolen vehicle',
    'theft',
    gone,
    { keysCount: 1 },
    ['underwriting underwritingReview keysCount'],
  ],
  [
    'somebody hurt',
    'circumstances',
    of('HAVNEHODA'),
    { peopleHurt: 'YES' },
    ['underwriting underwritingReview peopleHurt'],
  ],
  ['both keys', 'theft', gone, { keysCount: 2 }, []],
  [
    'a dead person',
    'injury',
    of('POVPOS_HEALTH'),
    { injurySeverity: { code: '4' } },
    ['underwriting underwritingReview injurySeverity.code'],
  ],
  ['a light injury', 'injury', of('POVPOS_HEALTH'), { injurySeverity: { code: '2' } }, []],
  [
    'a theft on a young policy',
    'theft',
    { ...stolen, hasMax3yearsOldPolicy: true },
    { theftKind: 'PART', stolenThings: things },
    ['underwriting underwritingPolicyAge theftKind'],
  ],
  [
    'a theft on an old one is not',
    'theft',
    { ...stolen, hasMax3yearsOldPolicy: false },
    { theftKind: 'PART', stolenThings: things },
    [],
  ],
];

describe.each([
  ['kinds of event', kinds],
  ['where and how', place],
  ['people at it', people],
  ['money', money],
  ['a theft', thefts],
  ['damage of the injured who reports', ownDamage],
  ['an underwriter looks at', underwriting],
])('%s:', (_, rows) => {
  test.each(rows)('%s', (_what, code, claim, differing, said) => {
    expect(saidOnCar(code, claim, differing)).toEqual(said);
  });
});

test('an underwriting finding lets the claim pass and stays with it', () => {
  const answers = {
    agreement: 'AGREE',
    driver: { fullName: 'Petr Novák' },
    alcohol: 'YES',
    driverStayed: 'NO',
  };
  expect(check(answersSchema(causedDamage, {}), answers)).toEqual({
    ok: true,
    value: answers,
    issues: [{ severity: 'underwriting', key: 'underwritingReview', name: 'alcohol' }],
  });
});

test('a question that another one brings is missed although a third is missing or has the wrong type', () => {
  const answers = {
    damageCause: '500',
    incidentDescription: 'Na parkovišti u obchodu.',
    countryScope: 'ABROAD',
    policeInvestigation: 'NO',
  };
  expect([
    saidOn(event, of('HAVSKLA'), answers),
    saidOn(event, of('HAVSKLA'), { ...answers, incidentPlace: 5 }),
  ]).toEqual([
    ['required required country', 'required required incidentPlace'],
    ['required required country', 'error string incidentPlace'],
  ]);
});
