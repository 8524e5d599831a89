import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { Claim } from '#machines/claim/claim.ts';
import { EventKind } from '#machines/claim/enums.ts';
import { check } from '#machines/subject/issues/issue.ts';

const accident = Claim.pick({
  reporter: true,
  incidentDate: true,
  registrationNo: true,
  insured: true,
  incidentDescription: true,
});

test('what a reporter types is kept in normal form', () => {
  const typed = {
    reporter: { fullName: ' Jan  Novák', email: ' jan@example.cz ', tel: '+420 777 123 456' },
    incidentDate: '2026-11-19',
    registrationNo: '1ab 2345',
    insured: {
      personKind: 'NATURAL',
      fullName: 'Jan Novák',
      birthNumber: '751231/9001',
      address: { countryCode: 'CZ', streetWithNumbers: 'Nádražní 27', city: 'Ostrava', zipCode: '702 00' },
    },
    incidentDescription: 'Srazil jsem srnu.\r\nNikdo nebyl zraněn.  ',
  };
  expect(check(accident, typed)).toEqual({
    ok: true,
    value: {
      reporter: { fullName: 'Jan Novák', email: 'jan@example.cz', tel: '+420777123456' },
      incidentDate: '2026-11-19',
      registrationNo: '1AB2345',
      insured: {
        personKind: 'NATURAL',
        fullName: 'Jan Novák',
        birthNumber: '7512319001',
        address: { countryCode: 'CZ', streetWithNumbers: 'Nádražní 27', city: 'Ostrava', zipCode: '70200' },
      },
      incidentDescription: 'Srazil jsem srnu.\nNikdo nebyl zraněn.',
    },
    issues: [],
  });
});

test('an empty page asks for every answer and finds no other fault', () => {
  const empty = {
    reporter: { fullName: '', email: '', tel: '' },
    registrationNo: '',
    incidentDescription: '',
  };
  expect(check(accident, empty).issues).toEqual(
    [
      'reporter.fullName',
      'reporter.email',
      'reporter.tel',
      'incidentDate',
      'registrationNo',
      'insured',
      'incidentDescription',
    ].map((name) => ({ severity: 'required', key: 'required', name })),
  );
});

const found = (schema: z.ZodType, value: unknown) =>
  check(schema, value).issues.map(({ severity, key, values }) => [
    severity,
    key,
    ...(values ? [values] : []),
  ]);

describe('a field says what is wrong with it', () => {
  const { shape } = Claim;
  const reporter = shape.reporter.shape;
  const cases: [string, z.ZodType, unknown, unknown[]][] = [
    ['e-mail without @', reporter.email, 'jan', [['error', 'emailNoAt']]],
    ['e-mail of a listed address', reporter.email, 'neznam@neznam.cz', [['error', 'emailDisallowed']]],
    ['e-mail with an unusual ending', reporter.email, 'jan@example.it', [['warning', 'emailUnknownTld']]],
    [
      'e-mail of 256 characters',
      reporter.email,
      `${'a'.repeat(244)}@example.com`,
      [['error', 'maxLength', { max: 255 }]],
    ],
    ['phone', reporter.tel, '12345', [['error', 'phone']]],
    ['name', reporter.fullName, 'Jan', [['error', 'fullName']]],
    [
      'name of 61 characters',
      reporter.fullName,
      `Jan ${'a'.repeat(57)}`,
      [
        ['error', 'maxLength', { max: 60 }],
        ['error', 'fullName'],
      ],
    ],
    ['company name', reporter.companyName, '<b>', [['error', 'companyName']]],
    ['company id', reporter.identificationNumber, '12345678', [['error', 'companyId']]],
    ['VIN', shape.vin, 'TMB', [['error', 'vin']]],
    ['plate', shape.registrationNo, '1A', [['error', 'plate']]],
    ['vehicle search', shape.contactSearch, '???', [['error', 'vehicleSearch']]],
    ['incident date tomorrow', shape.incidentDate, '2026-11-21', [['error', 'dateFuture']]],
    ['incident date long ago', shape.incidentDate, '2025-11-19', [['warning', 'dateOld']]],
    [
      'incident date before 1900',
      shape.incidentDate,
      '1899-12-31',
      [
        ['error', 'dateNotBefore', { date: '01.01.1900' }],
        ['warning', 'dateOld'],
      ],
    ],
    ['birth number of 1878', shape.birthNumber, '780101123', [['error', 'birthNumberAge', { max: 120 }]]],
    ['birth number to come', shape.birthNumber, '2712319009', [['error', 'birthNumber']]],
    ['time in the future', shape.parkedFrom, '2026-11-21T10:00', [['error', 'dateFuture']]],
    ['time with seconds', shape.parkedFrom, '2026-11-20T10:00:00', [['error', 'momentFormat']]],
    [
      'birth date of nobody alive',
      shape.insured.shape.birthDate,
      '1905-01-01',
      [['error', 'maxAge', { max: 120 }]],
    ],
    ['birth number', shape.insured.shape.birthNumber, '7512319002', [['error', 'birthNumber']]],
    ['year of manufacture', shape.manufactureYear, 2027, [['error', 'manufactureYear']]],
    ['description of one word', shape.incidentDescription, 'nehoda', [['error', 'minWords']]],
    ['place of inspection of one word', shape.inspectionPlace, 'doma', [['error', 'minWords']]],
    ['code of a bank', shape.bankContact.shape.bankCode, '08', [['error', 'bankCode']]],
    ['code of a bank', shape.bankContact.shape.bankCode, '9999', [['warning', 'bankCodeUnlisted']]],
    ['code of a Slovak bank', shape.bankContact.shape.bankCode, '0900', []],
    ['account', shape.bankContact.shape.accountNumber, '95', [['error', 'bankNumber']]],
    ['prefix', shape.bankContact.shape.accountPrefix, '18', [['error', 'bankPrefix']]],
    ['IBAN', shape.bankContact.shape.iban, 'CZ00', [['error', 'iban']]],
    ['no kind of event', shape.eventKinds, [], [['required', 'required']]],
    ['unknown kind of event', shape.eventKinds, ['FIRE'], [['error', 'suggestion']]],
    ['consent not given', shape.truthfulness, false, [['required', 'required']]],
    ['policy number', shape.policyNumber, '2139', [['error', 'policyNumber']]],
    ['claim number too short to search', shape.claimNumber, '2026CAR', [['error', 'minLength', { min: 15 }]]],
    [
      '31 stolen things',
      shape.stolenThings,
      Array.from({ length: 31 }, () => ({ description: 'kolo' })),
      [['error', 'maxItems', { max: 30 }]],
    ],
  ];

  test.each(cases)('%s', (_what, schema, value, issues) => {
    expect(found(schema, value)).toEqual(issues);
  });
});

test('a ZIP code has five digits at home and what is usual elsewhere', () => {
  const address = { streetWithNumbers: 'Hauptstraße 1', city: 'Wien' };
  const { address: Address } = Claim.shape.insured.shape;
  expect(found(Address, { ...address, countryCode: 'AT', zipCode: '1010' })).toEqual([]);
  expect(found(Address, { ...address, countryCode: 'PL', zipCode: '00-001' })).toEqual([]);
  expect(found(Address, { ...address, countryCode: 'CZ', zipCode: '1010' })).toEqual([['error', 'zip']]);
  expect(found(Address, { ...address, countryCode: 'SK', zipCode: '8110A' })).toEqual([['error', 'zip']]);
  expect(
    found(Address, { ...address, streetWithNumbers: 'Ring', countryCode: 'AT', zipCode: '1010' }),
  ).toEqual([['error', 'streetNumber']]);
});

test('the whole claim has a JSON schema, so the service can publish it', () => {
  const { properties = {} } = z.toJSONSchema(Claim, { io: 'input' });
  expect(Object.keys(properties)).toEqual(Object.keys(Claim.shape));
});

test('there are six kinds of own damage and five of either side of a liability', () => {
  expect(EventKind.options.map((kind) => kind.slice(0, 6)).toSorted()).toEqual([
    'HAVNEH',
    'HAVODC',
    'HAVSKL',
    'HAVVAN',
    'HAVZIV',
    'HAVZVI',
    ...Array.from({ length: 5 }, () => 'POVPOJ'),
    ...Array.from({ length: 5 }, () => 'POVPOS'),
  ]);
});
