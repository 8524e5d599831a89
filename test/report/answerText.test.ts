import { describe, expect, test } from 'vitest';
import { formatMoney } from '#machines/claim/writing/formatMoney.ts';
import { answerText, codelistsIn, labelText, type Wording } from '#machines/report/answerText.ts';
import type { Question } from '#machines/flow/question.ts';
import type { SummaryAnswer } from '#machines/flow/summary.ts';
import { ask } from '#test/ask.ts';

const texts: Readonly<Record<string, string>> = {
  'fields:witnesses.row': 'Svědek {number}',
  'fields:witnesses.fullName.label': 'Jméno',
  'fields:hospitalizations.row': 'Pobyt {number}',
  'fields:hospitalizations.facilityName.label': 'Nemocnice',
  'fields:hospitalizations.icu.label': 'JIP',
  'fields:injuredParties.damagedVehicles.label': 'Vozidlo',
  'fields:injuredParties.damagedVehicles.vin.label': 'VIN',
  'fields:injuredParties.damagedVehicles.vehicleSort.code.label': 'Druh',
  'fields:incidentDate.label': 'Kdy',
  'life:hospital.fields.incidentDate.label': 'Kdy to začalo',
  'fields:damageSize.options.SMALL': 'Malá',
  'fields:glassHandling.options.VEHICLE_FIXED': 'Sklo už je opravené',
  'fields:repairHandling.options.VEHICLE_FIXED': 'Už je opravené',
  'fields:ongoing.options.true': 'Ano',
  'fields:yesNo.options.YES': 'Ano',
  'fields:yesNo.options.NO': 'Ne',
};

const wording: Wording = {
  say: (keys, values = {}) => {
    const text = keys.map((key) => texts[key]).find((one) => one !== undefined);
    return text?.replace('{number}', String(values['number']));
  },
  nameOf: (codelist, code) => (code === 'gone' ? undefined : `${codelist} ${code}`),
  language: 'cs',
  money: (amount) => formatMoney(amount, 'CZK', 'cs'),
  scopes: ['life:hospital.fields'],
};

const told = (question: Question, value: unknown, differing: Partial<SummaryAnswer> = {}): SummaryAnswer => ({
  question,
  path: question.ask,
  value,
  words: undefined,
  choices: undefined,
  parts: [],
  ...differing,
});

describe('an answer in words', () => {
  test.each<[string, SummaryAnswer, string]>([
    ['a day', told(ask('incidentDate'), '2026-11-09'), '09.11.2026'],
    ['money', told(ask('costs'), 1250), '1\u00A0250\u00A0Kč'],
    ['a number', told(ask('manufactureYear'), 2019), '2019'],
    ['a number of something', told(ask('mileage'), 125_000), '125\u00A0000\u00A0km'],
    ['a part of something', told(ask('weightKg'), 12.5), '12,5\u00A0kg'],
    ['an option', told(ask('damageSize'), 'SMALL'), 'Malá'],
    ['a name that looks like an option', told(ask('incidentPlace'), 'NO'), 'NO'],
    [
      'codes of a codelist',
      told(ask('damagedParts'), ['KAPOTA', 'STRECHA']),
      'damaged-parts KAPOTA, damaged-parts STRECHA',
    ],
    ['a code that its codelist has no more', told(ask('injuryType'), 'gone'), 'gone'],
    [
      'a code in a group',
      told(ask('injuredParties[].damagedVehicles[].vehicleSort.code'), 'A'),
      'vehicle-sort A',
    ],
    [
      'a codelist for this page only',
      told(ask('healthCause', { as: { kind: 'select', codelist: 'cause' } }), 'INJURY'),
      'cause INJURY',
    ],
    [
      'other choices',
      told(ask('repairHandling'), 'VEHICLE_FIXED', { choices: 'glassHandling' }),
      'Sklo už je opravené',
    ],
    [
      'words without choices',
      told(ask('repairHandling'), 'VEHICLE_FIXED', { words: 'glassShop' }),
      'Už je opravené',
    ],
    ['yes', told(ask('drivable'), 'YES'), 'Ano'],
    ['a ticked box', told(ask('ongoing'), true), 'Ano'],
    ['a box left unticked', told(ask('ongoing'), false), 'Ne'],
    ['a phone', told(ask('reporter.tel'), '+420777123456'), '+420 777 123 456'],
    ['an account', told(ask('userEnteredBankContact'), { accountNumber: '19', bankCode: '0800' }), '19/0800'],
  ])('is %s', (_, answer, text) => {
    expect(answerText(wording, answer)).toBe(text);
  });

  test('is written as the place asks for where it has no words', () => {
    const masked: Wording = { ...wording, write: (path) => `${path} •` };
    expect(answerText(masked, told(ask('birthNumber'), '6405049134'))).toBe('birthNumber •');
    expect(answerText(masked, told(ask('drivable'), 'YES'))).toBe('Ano');
  });

  const row = (list: 'witnesses' | 'hospitalizations', parts: readonly [Question, unknown][]) =>
    told(
      ask(list),
      {},
      {
        path: `${list}[1]`,
        parts: parts.map(([question, value]) =>
          told(question, value, { path: question.ask.replace('[]', '[1]') }),
        ),
      },
    );

  test('is one line for a row that goes by its number', () => {
    const witness = row('witnesses', [
      [ask('witnesses[].fullName'), 'Eva Malá'],
      [ask('witnesses[].tel'), '+420777123456'],
    ]);
    expect([labelText(wording, witness), answerText(wording, witness)]).toEqual([
      'Svědek 2',
      'Eva Malá, +420 777 123 456',
    ]);
  });

  test('is a line with its label for each answer of any other row, and where one is a mere yes', () => {
    const stay = row('hospitalizations', [
      [ask('hospitalizations[].facilityName'), 'Motol'],
      [ask('hospitalizations[].icu'), 'YES'],
    ]);
    expect(answerText(wording, stay)).toBe('Nemocnice: Motol\nJIP: Ano');
    const list = 'injuredParties[].damagedVehicles' as const;
    const vehicle = told(
      ask(list),
      {},
      {
        path: 'injuredParties[0].damagedVehicles[0]',
        parts: [told(ask(`${list}[].vin`), 'X1'), told(ask(`${list}[].vehicleSort.code`), 'A')],
      },
    );
    expect([labelText(wording, vehicle), answerText(wording, vehicle)]).toEqual([
      'Vozidlo',
      'VIN: X1\nDruh: vehicle-sort A',
    ]);
    expect(codelistsIn(vehicle)).toEqual(['vehicle-sort']);
  });

  test('goes by the label of its page, or of the field whose words it has', () => {
    expect(labelText(wording, told(ask('incidentDate'), ''))).toBe('Kdy to začalo');
    expect(labelText(wording, told(ask('tripFrom'), '', { words: 'incidentDate' }))).toBe('Kdy to začalo');
  });
});
