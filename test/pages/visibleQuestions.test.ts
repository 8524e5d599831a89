import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { rows as rowsControl } from '#machines/subject/control.ts';
import { isRecord, valueAt } from '#machines/subject/valueAt.ts';
import { inGroup, type Question } from '#machines/flow/question.ts';
import { theft } from '#machines/flows/car/theft.ts';
import { vehicleData } from '#machines/flows/car/vehicleData.ts';
import { club, period, ride, sport, staysAfterInjury as stays } from '#machines/flows/life/groups.ts';
import { insuredContact } from '#machines/flows/life/insuredContact.ts';
import { police } from '#machines/flows/shared/police.ts';
import { visibleQuestions, type QuestionScope, type VisibleQuestion } from '#src/pages/visibleQuestions.ts';
import { ask, tell } from '#test/ask.ts';

/** What the fields hold: what was typed, else what the claim says. */
type Typed = Readonly<Record<string, string | readonly string[]>>;

const drawnOf = (
  asking: readonly QuestionScope[],
  claim: ClaimDetail,
  typed: Typed,
): readonly VisibleQuestion[] =>
  visibleQuestions(asking, claim, (name) => [typed[name] ?? textsOf(valueAt(claim, name))].flat());

const textsOf = (value: unknown): readonly string[] => {
  if (value === undefined || value === false || isRecord(value)) return [];
  return value === true ? ['on'] : [value].flat().map(String);
};

/** The fields drawn, those that may be left out with a question mark: `policeFileNo?`. */
const asked = (questions: readonly Question[], typed: Typed = {}, claim: ClaimDetail = {}) =>
  drawnOf([{ questions, rows: [] }], claim, typed)
    .map(({ name, isOptional }) => `${name}${isOptional ? '?' : ''}`)
    .join(' ');

const only = (question: Question, claim: ClaimDetail = {}, typed: Typed = {}): Partial<VisibleQuestion> =>
  drawnOf([{ questions: [question], rows: [] }], claim, typed)[0] ?? {};

describe('what is asked for', () => {
  test.each<[string, readonly Question[], Typed, ClaimDetail, string]>([
    ['nothing answered', police, {}, {}, 'policeInvestigation'],
    [
      'an answer picked right now',
      police,
      { policeInvestigation: 'YES' },
      {},
      'policeInvestigation policeStation? policeFileNo?',
    ],
    [
      'an answer given before',
      police,
      {},
      { policeInvestigation: 'YES' },
      'policeInvestigation policeStation? policeFileNo?',
    ],
    [
      'another answer in the place of the one given before',
      police,
      { policeInvestigation: 'NO' },
      { policeInvestigation: 'YES', policeStation: 'Kladno' },
      'policeInvestigation',
    ],
    [
      'an answer taken back',
      police,
      { policeInvestigation: [] },
      { policeInvestigation: 'YES' },
      'policeInvestigation',
    ],
    ['an answer of another page', ride, {}, { activity: 'CYCLING' }, 'trafficRole registrationNo?'],
    [
      'an answer that brings another that brings a third',
      [ask('activity'), ...sport],
      { activity: 'FOOTBALL', athleteLevel: 'ORGANISED' },
      {},
      'activity athleteLevel sportClub registeredAthlete',
    ],
    [
      'an answer that takes another with it, and what that one brought',
      [ask('activity'), ...sport],
      { activity: 'WORK', athleteLevel: 'ORGANISED', sportClub: 'Sokol' },
      { activity: 'FOOTBALL', athleteLevel: 'ORGANISED', sportClub: 'Sokol' },
      'activity',
    ],
    ['an answer of a page that asks for it no more', club, {}, { athleteLevel: 'RECREATIONAL' }, ''],
    ['a box ticked', period, { ongoing: 'on' }, {}, 'ongoing?'],
    ['a box unticked again', period, { ongoing: [] }, { ongoing: true }, 'ongoing? dateTo'],
    [
      'one of several boxes ticked',
      [ask('faceImpacts'), ask('teethCount', { when: { fact: 'faceImpacts', is: 'TEETH' } })],
      { faceImpacts: ['SCAR', 'TEETH'] },
      {},
      'faceImpacts teethCount',
    ],
    [
      'none of several boxes left ticked',
      [ask('faceImpacts'), ask('teethCount', { when: { fact: 'faceImpacts', is: 'TEETH' } })],
      { faceImpacts: [] },
      { faceImpacts: ['TEETH'] },
      'faceImpacts',
    ],
    ['what is only told', [tell('registrationNo'), ask('incidentDate')], {}, {}, 'incidentDate'],
  ])('by %s', (_, questions, typed, claim, names) => {
    expect(asked(questions, typed, claim)).toBe(names);
  });

  test('two questions about one answer, of which one at a time is asked', () => {
    const machine = vehicleData.questions.filter(({ ask: path }) => path.startsWith('vehicleM'));
    expect([
      asked(machine, { vehicleKind: 'MACHINE' }, { vehicleKind: 'MACHINE' }),
      asked(machine, {}, { vehicleKind: 'VEHICLE' }),
    ]).toEqual(['vehicleManufacturer.name vehicleModel', 'vehicleManufacturer vehicleModel']);
  });

  test('nobody where one answer alone is offered, and what that answer brings all the same', () => {
    const whole = asked(theft.questions, {}, { damageCause: '400' });
    const part = asked(theft.questions, {}, { damageCause: '410' });
    expect([
      whole.includes('theftKind'),
      whole.includes('keysCount'),
      whole.includes('stolenThings'),
    ]).toEqual([false, true, false]);
    expect([part.includes('theftKind'), part.includes('keysCount')]).toEqual([true, false]);
  });
});

describe('where one of two answers is enough', () => {
  const contact = insuredContact.questions.filter(({ group }) => group === 'personalData.contact');

  test.each<[string, Typed, ClaimDetail, string]>([
    ['both are wanted until one is given', {}, {}, 'insured.email insured.tel'],
    ['a mail makes the phone optional', { 'insured.email': 'j' }, {}, 'insured.email insured.tel?'],
    [
      'a phone told before makes the mail optional',
      {},
      { insured: { tel: '602123456' } },
      'insured.email? insured.tel',
    ],
    [
      'a phone that is deleted makes the mail wanted again',
      { 'insured.tel': ' ' },
      { insured: { tel: '602123456' } },
      'insured.email insured.tel',
    ],
    [
      'neither is wanted where both are given',
      { 'insured.email': 'j', 'insured.tel': '6' },
      {},
      'insured.email? insured.tel?',
    ],
  ])('%s', (_, typed, claim, names) => {
    expect(asked(contact, typed, claim)).toBe(names);
  });
});

describe('a row of a list', () => {
  const list = stays.find(({ ask: path }) => path === 'hospitalizations');
  const claim: ClaimDetail = { hospitalizations: [{ ongoing: true }, {}] };
  const rowOf = (row: number, typed: Typed = {}) =>
    drawnOf(
      [
        { questions: stays, rows: [] },
        { questions: list?.rows ?? [], rows: [row] },
      ],
      claim,
      typed,
    ).map(({ name }) => name.replace('hospitalizations', ''));

  test('is asked for what its own answers ask for', () => {
    expect([rowOf(0), rowOf(1)]).toEqual([
      ['[0].facilityName', '[0].dateFrom', '[0].ongoing', '[0].icu', '[0].surgery'],
      ['[1].facilityName', '[1].dateFrom', '[1].ongoing', '[1].dateTo', '[1].icu', '[1].surgery'],
    ]);
  });

  test('follows what is ticked in it, and in no other', () => {
    const typed = { 'hospitalizations[0].ongoing': [], 'hospitalizations[1].ongoing': 'on' };
    expect([0, 1].map((row) => rowOf(row, typed).some((name) => name.endsWith('dateTo')))).toEqual([
      true,
      false,
    ]);
  });

  test('follows what is answered above the list', () => {
    const rows = [ask('stolenThings[].price', { when: { fact: 'theftKind', is: 'LUGGAGE' } })];
    const questions = [ask('theftKind'), ask('stolenThings', { rows })];
    const names = (theftKind: string) =>
      drawnOf(
        [
          { questions, rows: [] },
          { questions: rows, rows: [1] },
        ],
        {},
        { theftKind },
      ).map(({ name }) => name);
    expect([names('LUGGAGE'), names('PART')]).toEqual([['stolenThings[1].price'], []]);
  });

  test('stands under the row of the page it is on', () => {
    const vehicles = [ask('injuredParties[].damagedVehicles[].vin')];
    const drawn = drawnOf(
      [
        { questions: [ask('injuredParties[].damagedVehicles', { rows: vehicles })], rows: [2] },
        { questions: vehicles, rows: [2, 0] },
      ],
      {},
      {},
    );
    expect(drawn.map(({ name }) => name)).toEqual(['injuredParties[2].damagedVehicles[0].vin']);
  });
});

describe('a question', () => {
  test('offers what its rules offer, in its order, and apart what few look for', () => {
    const question = ask('bankContactType', {
      only: [
        { code: 'POLICY', when: { fact: 'policyAccount', is: true } },
        'ENTERED',
        { code: 'NONE', when: { fact: 'policyAccount', is: true }, further: true },
        { code: 'FOREIGN', further: true },
      ],
    });
    expect(only(question, { policyAccount: true })).toMatchObject({
      codes: ['POLICY', 'ENTERED'],
      further: ['NONE', 'FOREIGN'],
    });
    expect(only(question)).toMatchObject({ codes: ['ENTERED'], further: ['FOREIGN'] });
  });

  test('offers every code of its field where it says nothing', () => {
    expect(only(ask('countryScope'))).toMatchObject({
      codes: ['CZECH', 'ABROAD', 'UNKNOWN', 'SLOVAK'],
      further: [],
    });
    expect(only(ask('incidentPlace'))).toMatchObject({ codes: [], further: [] });
  });

  test('hides its label where the heading asks it, always or by a rule', () => {
    const rule = { fact: 'riskFlow', is: 'POVPOJ' } as const;
    expect([
      only(ask('witnesses')).isLabelHidden,
      only(ask('witnesses', { isHeading: true })).isLabelHidden,
      only(ask('witnesses', { isHeading: rule })).isLabelHidden,
      only(ask('witnesses', { isHeading: rule }), { riskFlow: 'POVPOJ' }).isLabelHidden,
    ]).toEqual([false, true, false, true]);
  });

  test('may be left out always, or where a rule holds', () => {
    const rule = { fact: 'insured.legalForm', is: 'SELF_EMPLOYED' } as const;
    const question = ask('insured.identificationNumber', { optional: rule });
    expect([
      only(question).isOptional,
      only(question, { insured: { legalForm: 'SELF_EMPLOYED' } }).isOptional,
      only(ask('doctorName', { optional: true })).isOptional,
    ]).toEqual([false, true, true]);
  });

  test('goes by the words of another field where it says so', () => {
    const question = ask('jobType', {
      words: [{ key: 'adultJobType', when: { fact: 'ageGroup', is: 'ADULT' } }],
      choices: 'other',
    });
    expect([
      only(question, { ageGroup: 'ADULT' }).words,
      only(question).words,
      only(question).choices,
    ]).toEqual(['adultJobType', undefined, 'other']);
  });

  test('keeps its place among those of the page', () => {
    const questions = inGroup('a', [
      ask('policeStation', { when: { fact: 'policeInvestigation', is: 'YES' } }),
      ask('moreInfo', { as: rowsControl(2) }),
    ]);
    expect(drawnOf([{ questions, rows: [] }], {}, {}).map(({ at }) => at)).toEqual([1]);
  });

  test('leaves the claim as it was', () => {
    const claim: ClaimDetail = { policeInvestigation: 'YES', policeStation: 'Kladno' };
    const before = structuredClone(claim);
    asked(police, { policeInvestigation: 'NO' }, claim);
    expect(claim).toEqual(before);
  });
});
