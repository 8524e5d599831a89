import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { check } from '#machines/subject/issues/issue.ts';
import { checkOver } from '#machines/claim/checkOver.ts';
import { doubtful } from '#machines/subject/issues/findings.ts';
import { answersSchema, isAnswered, isSingle } from '#machines/flow/answersSchema.ts';
import type { Answers } from '#machines/flow/answers.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import type { Question } from '#machines/flow/question.ts';
import { aPage, saidOn } from './saidOn.ts';
import { ask, tell } from '#test/ask.ts';

type Row = [
  what: string,
  question: Question | Question[],
  claim: ClaimDetail,
  answers: Answers,
  said: string[],
];

const abroad = { fact: 'countryScope', is: 'ABROAD' } as const;
const country = ask('country', { when: abroad });
const email = ask('insured.email', { or: 'insured.tel', missing: 'contactRequired' });
const tel = ask('insured.tel', { or: 'insured.email', missing: 'contactRequired' });
const companyId = ask('insured.identificationNumber', {
  optional: { fact: 'insured.legalForm', is: 'SELF_EMPLOYED' },
});

const employer = [
  ask('employerParty.identificationNumber'),
  ask('employerParty.companyName', { knownBy: 'employerParty.identificationNumber' }),
  ask('employerParty.address', { knownBy: 'employerParty.identificationNumber' }),
];
const numberGone = 'required required employerParty.identificationNumber';

const plain: Row[] = [
  ['is required', ask('moreInfo'), {}, {}, ['required required moreInfo']],
  [
    'is required although the claim has an answer already',
    ask('moreInfo'),
    { moreInfo: 'Dříve.' },
    {},
    ['required required moreInfo'],
  ],
  ['given is enough', ask('moreInfo'), {}, { moreInfo: 'Něco.' }, []],
  ['empty is missing', ask('moreInfo'), {}, { moreInfo: '' }, ['required required moreInfo']],
  ['may be left out', ask('moreInfo', { optional: true }), {}, {}, []],
  [
    'may be left out, and is checked where it is given',
    ask('vin', { optional: true }),
    {},
    { vin: 'TMB' },
    ['error vin vin'],
  ],
  ['may be left out where a rule holds', companyId, { insured: { legalForm: 'SELF_EMPLOYED' } }, {}, []],
  [
    'may not be left out where that rule does not hold',
    companyId,
    { insured: { legalForm: 'CORPORATE' } },
    {},
    ['required required insured.identificationNumber'],
  ],
  ['is not asked where its rule does not hold', country, { countryScope: 'CZECH' }, {}, []],
  [
    'is asked by an answer of another page',
    country,
    { countryScope: 'ABROAD' },
    {},
    ['required required country'],
  ],
  [
    'is asked by an answer of the same page',
    [ask('countryScope'), country],
    {},
    { countryScope: 'ABROAD' },
    ['required required country'],
  ],
  [
    'is asked by the answer given now, not by the one given before',
    [ask('countryScope'), country],
    { countryScope: 'ABROAD' },
    { countryScope: 'CZECH' },
    [],
  ],
  [
    'that is not asked is not missed, but its shape is checked',
    country,
    { countryScope: 'CZECH' },
    { country: 'Rakousko' },
    ['error suggestion country'],
  ],
  ['says what is missing in its own words', email, {}, {}, ['required contactRequired insured.email']],
  [
    'and the one that tells as much are both missed while neither is there',
    [email, tel],
    {},
    {},
    ['required contactRequired insured.email', 'required contactRequired insured.tel'],
  ],
  ['may be left out where the other tells as much', [email, tel], {}, { insured: { tel: '777123456' } }, []],
  ['may be left out where another page has the other', email, { insured: { tel: '777123456' } }, {}, []],
  ['that lookups answer is no input', tell('vehicleModel'), {}, {}, []],
  ['that a register may tell waits for the number it is told by', employer, {}, {}, [numberGone]],
  [
    'that a register may tell waits with every part that a form shows',
    employer,
    {},
    { employerParty: { address: { city: undefined } } },
    [numberGone],
  ],
  [
    'that a register may tell waits for a number without a mistake',
    employer,
    {},
    { employerParty: { identificationNumber: '99000017' } },
    ['error companyId employerParty.identificationNumber'],
  ],
  [
    'that no register told is missing',
    employer,
    {},
    { employerParty: { identificationNumber: '99000016' } },
    ['required required employerParty.companyName', 'required required employerParty.address'],
  ],
];

const jump = { code: 'COLLISION', when: { fact: 'damageCause', is: '200' } } as const;
const bite = { code: 'BITE', when: { fact: 'damageCause', is: '210' } } as const;
const animal = ask('animalDamage', { only: [jump, bite], autoAnswers: true });
const role = ask('reporterRole', {
  only: [{ code: 'INSURED', when: { fact: 'riskFlow', is: 'HAV' } }, 'BROKER'],
});
const areas = ask('limbParts', {
  only: [
    { code: 'WRIST', when: { fact: 'bodyAreas', is: 'ARM_LEFT' } },
    { code: 'KNEE', when: { fact: 'bodyAreas', is: 'LEG_LEFT' } },
  ],
});

const offered: Row[] = [
  ['offered now is taken', role, { riskFlow: 'HAV' }, { reporterRole: 'INSURED' }, []],
  ['offered always is taken', role, { riskFlow: 'POVPOS' }, { reporterRole: 'BROKER' }, []],
  [
    'not offered now is refused',
    role,
    { riskFlow: 'POVPOS' },
    { reporterRole: 'INSURED' },
    ['error suggestion reporterRole'],
  ],
  [
    'never offered is refused where rules decide',
    role,
    { riskFlow: 'HAV' },
    { reporterRole: 'OTHER' },
    ['error suggestion reporterRole'],
  ],
  [
    'left out of a list without rules is taken: somebody else may have offered it',
    ask('damageSize', { only: ['SMALL', 'MEDIUM', 'LARGE'] }),
    {},
    { damageSize: 'HUGE' },
    [],
  ],
  [
    'unknown to the field is refused once',
    role,
    { riskFlow: 'HAV' },
    { reporterRole: 'NEIGHBOUR' },
    ['error suggestion reporterRole'],
  ],
  [
    'each offered is taken',
    areas,
    { bodyAreas: ['ARM_LEFT', 'LEG_LEFT'] },
    { limbParts: ['WRIST', 'KNEE'] },
    [],
  ],
  [
    'one of them not offered is refused',
    areas,
    { bodyAreas: ['ARM_LEFT'] },
    { limbParts: ['WRIST', 'KNEE'] },
    ['error suggestion limbParts'],
  ],
  ['settled is not asked', animal, { damageCause: '200' }, {}, []],
  ['settled is taken whatever was given', animal, { damageCause: '200' }, { animalDamage: 'BITE' }, []],
  [
    'none offered is asked and missed',
    animal,
    { damageCause: '100' },
    {},
    ['required required animalDamage'],
  ],
];

const ownAccount = ask('userEnteredBankContact');
const shopAccount = ask('bankContact', { optional: true });

const parts: Row[] = [
  [
    'not begun is missed part by part',
    ownAccount,
    {},
    {},
    [
      'required required userEnteredBankContact.accountNumber',
      'required bankCode userEnteredBankContact.bankCode',
    ],
  ],
  [
    'begun is finished',
    ownAccount,
    {},
    { userEnteredBankContact: { accountNumber: '2000145399' } },
    ['required bankCode userEnteredBankContact.bankCode'],
  ],
  [
    'is told in full without its prefix',
    ownAccount,
    {},
    { userEnteredBankContact: { accountNumber: '2000145399', bankCode: '0800' } },
    [],
  ],
  [
    'that may be left out is left out as a whole',
    shopAccount,
    {},
    { bankContact: { companyName: 'Dub' } },
    [],
  ],
  [
    'that may be left out and is begun by its prefix is finished',
    shopAccount,
    {},
    { bankContact: { accountPrefix: '19' } },
    ['required required bankContact.accountNumber', 'required bankCode bankContact.bankCode'],
  ],
  [
    'is missed by its number where only the bank is told',
    shopAccount,
    {},
    { bankContact: { bankCode: '0800' } },
    ['required required bankContact.accountNumber'],
  ],
  [
    'of a make is its name',
    ask('vehicleManufacturer'),
    {},
    {},
    ['required required vehicleManufacturer.name'],
  ],
  [
    'of a make that is typed has no code',
    ask('vehicleManufacturer'),
    {},
    { vehicleManufacturer: { name: 'Tatra' } },
    [],
  ],
  [
    'stands beside other questions of its group',
    [ask('bankContact.companyName'), ask('bankContact')],
    {},
    { bankContact: { accountNumber: '2000145399', bankCode: '0800' } },
    ['required required bankContact.companyName'],
  ],
  [
    'of an address is checked as the field is',
    ask('insured.address'),
    {},
    { insured: { address: { countryCode: 'CZ', streetWithNumbers: 'Dlouhá 5', city: 'Praha' } } },
    ['required required insured.address.zipCode'],
  ],
];

const stays = ask('hospitalizations', {
  rows: [
    ask('hospitalizations[].facilityName'),
    ask('hospitalizations[].ongoing', { optional: true }),
    ask('hospitalizations[].dateTo', { when: { not: { fact: 'hospitalizations[].ongoing', is: true } } }),
  ],
});
const witnesses = ask('witnesses', {
  optional: true,
  rows: [ask('witnesses[].fullName'), ask('witnesses[].tel', { optional: true })],
});
const things = ask('stolenThings', {
  missing: 'injuredItemRequired',
  rows: [ask('stolenThings[].description')],
});
const over = { facilityName: 'Nemocnice Ostrava', dateTo: '2026-11-12' };

const lists: Row[] = [
  ['of none is missed as a whole', stays, {}, {}, ['required required hospitalizations']],
  [
    'of none says so in its own words',
    things,
    {},
    { stolenThings: [] },
    ['required injuredItemRequired stolenThings'],
  ],
  ['that may be left out may be empty', witnesses, {}, {}, []],
  ['told in full is enough', stays, {}, { hospitalizations: [over, over] }, []],
  [
    'is asked row by row, each by its own answers',
    stays,
    {},
    { hospitalizations: [over, { facilityName: 'A', ongoing: true }, { facilityName: 'B' }, {}] },
    [
      'required required hospitalizations[2].dateTo',
      'required required hospitalizations[3].facilityName',
      'required required hospitalizations[3].dateTo',
    ],
  ],
  [
    'that may be left out and is begun is told in full',
    witnesses,
    {},
    { witnesses: [{ tel: '777123456' }] },
    ['required required witnesses[0].fullName'],
  ],
  [
    'with more rows than there may be is refused',
    things,
    {},
    { stolenThings: Array.from({ length: 31 }, () => ({ description: 'kolo' })) },
    ['error maxItems stolenThings'],
  ],
  [
    'checks the answers of its rows',
    witnesses,
    {},
    { witnesses: [{ fullName: 'Ota' }] },
    ['error fullName witnesses[0].fullName'],
  ],
];

describe.each([
  ['an answer', plain],
  ['a code', offered],
  ['an answer in parts', parts],
  ['a list', lists],
])('%s', (_, rows) => {
  test.each(rows)('%s', (_what, question, claim, answers, said) => {
    expect(saidOn(aPage([question].flat()), claim, answers)).toEqual(said);
  });
});

describe('a page about one row', () => {
  const party = (row: number): Page =>
    aPage(
      [
        ask('injuredParties[].damageKinds', { missing: 'injuredItemRequired' }),
        ask('injuredParties[].damagedProperties', {
          when: { fact: 'injuredParties[].damageKinds', is: 'PROPERTY' },
          rows: [
            ask('injuredParties[].damagedProperties[].description'),
            ask('injuredParties[].damagedProperties[].address', { optional: true }),
          ],
        }),
      ],
      { row },
    );
  const second = (told: object): Answers => ({ injuredParties: [undefined, told] });

  test.each<[string, ClaimDetail, Answers, string[]]>([
    [
      'says what is missing of that row',
      {},
      {},
      ['required injuredItemRequired injuredParties[1].damageKinds'],
    ],
    [
      'does not take the answers of another row for those of its own',
      { injuredParties: [{ damageKinds: ['THING'] }] },
      {},
      ['required injuredItemRequired injuredParties[1].damageKinds'],
    ],
    [
      'asks about the only item there may be as if it were there',
      {},
      second({ damageKinds: ['PROPERTY'] }),
      ['required required injuredParties[1].damagedProperties[0].description'],
    ],
    [
      'is told in full',
      {},
      second({ damageKinds: ['PROPERTY'], damagedProperties: [{ description: 'plot' }] }),
      [],
    ],
    ['does not ask about what was not ticked', {}, second({ damageKinds: ['THING'] }), []],
    [
      'has a whole address of what is damaged, or none',
      {},
      second({
        damageKinds: ['PROPERTY'],
        damagedProperties: [
          { description: 'plot', address: { countryCode: 'CZ', streetWithNumbers: 'Dlouhá 5' } },
        ],
      }),
      [
        'required required injuredParties[1].damagedProperties[0].address.city',
        'required required injuredParties[1].damagedProperties[0].address.zipCode',
      ],
    ],
  ])('%s', (_, claim, answers, said) => {
    expect(saidOn(party(1), claim, answers)).toEqual(said);
  });

  test('knows which lists take one item only', () => {
    expect([stays, ask('injuredParties[].damagedProperties'), ask('moreInfo')].map(isSingle)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('the answers of a page', () => {
  const page = aPage([ask('countryScope'), country, ask('incidentPlace'), tell('vehicleModel')], {
    checks: [
      checkOver(
        ['countryScope', 'incidentPlace'],
        doubtful('countryScope', 'outsideTrip'),
        ({ countryScope }) => countryScope === 'UNKNOWN',
      ),
    ],
  });

  test('are kept in normal form, what the page does not ask for left out', () => {
    const answers = {
      countryScope: 'CZECH',
      incidentPlace: '  Brno ',
      vehicleModel: 'Octavia',
      alcohol: 'NO',
    };
    expect(check(answersSchema(page, {}), answers)).toEqual({
      ok: true,
      value: { countryScope: 'CZECH', incidentPlace: 'Brno' },
      issues: [],
    });
  });

  test('that are doubted are accepted', () => {
    const answers = { countryScope: 'UNKNOWN', incidentPlace: 'Brno' };
    expect(check(answersSchema(page, {}), answers)).toMatchObject({
      ok: true,
      issues: [{ severity: 'warning', key: 'outsideTrip', name: 'countryScope' }],
    });
  });

  test.each<[string, Answers, string[]]>([
    [
      'although another answer is missing',
      { countryScope: 'UNKNOWN' },
      ['required required incidentPlace', 'warning outsideTrip countryScope'],
    ],
    [
      'not where one has the wrong type',
      { countryScope: 'UNKNOWN', incidentPlace: 5 },
      ['error string incidentPlace'],
    ],
  ])('are checked together %s', (_, answers, said) => {
    expect(saidOn(page, {}, answers)).toEqual(said);
  });

  test.each<[string, ClaimDetail, boolean]>([
    ['given', { countryScope: 'CZECH', incidentPlace: 'Brno' }, true],
    ['missing', { countryScope: 'CZECH' }, false],
    ['asked for by another', { countryScope: 'ABROAD', incidentPlace: 'Brno' }, false],
    ['only doubted', { countryScope: 'UNKNOWN', incidentPlace: 'Brno' }, true],
  ])('are those of a claim: %s', (_, claim, answered) => {
    expect(isAnswered(page, claim)).toBe(answered);
  });

  test('to what is not asked now do not stand in the way, whatever they are', () => {
    expect(isAnswered(page, { countryScope: 'CZECH', incidentPlace: 'Brno', country: 'Rakousko' })).toBe(
      true,
    );
  });

  test.each<[string, ClaimDetail, boolean]>([
    ['stands', { damageCause: '210', animalDamage: 'BITE' }, true],
    ['fell with another answer', { damageCause: '210' }, false],
    ['is that of before', { damageCause: '210', animalDamage: 'COLLISION' }, false],
    ['is not settled here', { damageCause: '110', animalDamage: 'BITE' }, false],
  ])(
    'are there only when what the page settles by itself stands in the claim: it %s',
    (_, claim, answered) => {
      expect(isAnswered(aPage([animal]), claim)).toBe(answered);
    },
  );
});
