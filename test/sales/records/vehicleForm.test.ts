import { describe, expect, test } from 'vitest';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import { modelYears } from '#machines/sales/vehicle/modelYears.ts';
import { storedVehicle, vehicleMerging } from '#machines/sales/vehicle/storedVehicle.ts';
import { vehicleDependents } from '#machines/sales/vehicle/vehicleDependents.ts';
import type { VehicleRecord } from '#machines/service/sales/vehicleRecord.ts';
import { check } from '#machines/subject/issues/issue.ts';
import type { Reach } from '#machines/subject/dependent.ts';
import { readCodelists } from '#server/codelists/codelists.ts';
import { dependentsOf } from '#src/forms/dependents.ts';
import { salesPage } from '#test/sales/salesPage.ts';
import { car, casco, driver } from './vehicles.ts';

const found = (record: VehicleRecord): readonly string[] =>
  check(answersSchema(salesPage('VEHICLE', 'vehicle'), record), record).issues.map(
    ({ name, key, severity }) =>
      `${name} ${key}${severity === 'error' || severity === 'required' ? '' : ` ${severity}`}`,
  );
type Car = NonNullable<VehicleRecord['car']>;
const withCar = (more: Car, drivers?: VehicleRecord['drivers']): VehicleRecord => ({
  car: { ...car.car, ...more },
  ...(drivers && { drivers }),
});
const without = (...names: readonly (keyof Car)[]): VehicleRecord => ({
  car: Object.fromEntries(Object.entries(car.car).filter(([name]) => !names.some((one) => one === name))),
});

test('a car with compulsory insurance, and one with casco and its driver, lack nothing', () => {
  expect(found(car)).toEqual([]);
  expect(found(withCar(casco, [driver]))).toEqual([]);
});

test.each<[keyof Car, string]>([
  ['vin', 'required'],
  ['registrationNumber', 'required'],
  ['technicalCertificate', 'required'],
  ['type', 'required'],
  ['usage', 'required'],
  ['model', 'required'],
  ['startDate', 'required'],
  ['body', 'required'],
  ['door', 'required'],
  ['seatCount', 'required'],
  ['fuel', 'required'],
  ['engineCapacity', 'required'],
  ['weight', 'required'],
])('%s is %s', (name, key) => {
  expect(found(without(name))).toContain(`car.${name} ${key}`);
});

test('one of both insurances is needed, casco asks what it insures, and who drives', () => {
  expect(found(without('compulsoryInsurance', 'limit'))).toEqual(
    expect.arrayContaining(['car.compulsoryInsurance insuranceMissing']),
  );
  expect(found(withCar({ crashInsurance: true }))).toEqual(
    expect.arrayContaining([
      'car.transmission required',
      'car.sumInsured required',
      'car.deductible required',
      'car.perils required',
      'drivers required',
    ]),
  );
});

test('a plate, a certificate and a number are not asked of those who have none', () => {
  expect(
    found({ car: { ...without('registrationNumber', 'technicalCertificate').car, unregistered: true } }),
  ).toEqual([]);
  expect(found({ car: { ...without('vin').car, model: '100', startDate: '1975-05-01' } })).toEqual([]);
  expect(found({ car: { ...without('vin', 'body', 'door').car, type: 'P' } })).toEqual([]);
});

test.each<[string, VehicleRecord, string]>([
  ['seats of a kind', withCar({ seatCount: 12 }), 'car.seatCount seatsOfKind'],
  ['seats of a bus', withCar({ type: 'E', seatCount: 5 }), 'car.seatCount seatsAtLeast'],
  ['weight of a kind', withCar({ weight: 4000 }), 'car.weight weightOfKind'],
  ['a weight for an underwriter', withCar({ type: 'C', weight: 13_000 }), 'car.weight heavy underwriting'],
  [
    'capacity of a moped',
    withCar({ type: 'D', seatCount: 1, engineCapacity: 125 }),
    'car.engineCapacity capacityOfKind',
  ],
  [
    'capacity of a motorcycle',
    withCar({ type: 'B', seatCount: 2, engineCapacity: 50 }),
    'car.engineCapacity capacityOfKind',
  ],
  ['capacity of an electric car', withCar({ fuel: 'ELECTRIC' }), 'car.engineCapacity capacityOfFuel'],
  ['no capacity but electric', withCar({ engineCapacity: 0 }), 'car.engineCapacity capacityMissing'],
  [
    'a plate without a digit',
    withCar({ registrationNumber: 'ABCDEF' }),
    'car.registrationNumber plateUnusual warning',
  ],
  [
    'the small certificate',
    withCar({ technicalCertificate: 'UAB12345' }),
    'car.technicalCertificate smallCertificate',
  ],
  ['no certificate', withCar({ technicalCertificate: '12345678' }), 'car.technicalCertificate certificate'],
  ['a use for an underwriter', withCar({ usage: 'EMERGENCY' }), 'car.usage usageApproved underwriting'],
  ['a first registration that is to come', withCar({ startDate: '2026-12-01' }), 'car.startDate futureDay'],
  ['a sum too small', withCar({ ...casco, sumInsured: 19_999 }, [driver]), 'car.sumInsured min'],
  [
    'casco of an old car',
    withCar({ ...casco, startDate: '2010-01-01' }, [driver]),
    'car.crashInsurance tooOldForCasco',
  ],
  [
    'casco of a car of eleven years',
    withCar({ ...casco, startDate: '2015-01-01' }, [driver]),
    'car.crashInsurance oldForCasco underwriting',
  ],
])('%s', (_, record, issue) => {
  expect(found(record)).toContain(issue);
});

/** The fields that a change makes be validated again at one level, of those of a form. */
const again = (level: Reach, changed: string, present: readonly string[]) =>
  dependentsOf(
    changed,
    vehicleDependents.filter(({ reach }) => reach === level),
    present,
  );
const [second, young] = [
  { ...driver, firstName: 'Dana', birthDate: '1985-06-02', licensedSince: '2005-01-01' },
  { ...driver, birthDate: '2010-06-02', licensedSince: '2026-01-01' },
];
const rows = (name: string) => [0, 1].map((row) => `drivers[${row}].${name}`);

describe('what is validated again', () => {
  test('SAME_INDEX: the birth date of a driver is read by their own licence', () => {
    const early = { ...driver, licensedSince: '1990-01-01' };
    expect(found(withCar(casco, [second, early]))).toEqual(['drivers[1].licensedSince licensedTooYoung']);
    expect(again('SAME_INDEX', 'drivers[1].birthDate', rows('licensedSince'))).toEqual([
      'drivers[1].licensedSince',
    ]);
  });

  test('PROVIDED_INDEX: who drives a taxi first has had a licence for three years', () => {
    const fresh = { ...driver, licensedSince: '2025-01-01' };
    expect(found(withCar({ ...casco, usage: 'TAXI' }, [fresh, fresh]))).toContain(
      'drivers[0].licensedSince licensedTooShort',
    );
    expect(
      found(withCar({ ...casco, usage: 'TAXI' }, [driver, { ...second, licensedSince: '2025-01-01' }])),
    ).toEqual(['car.usage usageApproved underwriting']);
    expect(again('PROVIDED_INDEX', 'car.usage', rows('licensedSince'))).toEqual(['drivers[0].licensedSince']);
  });

  test('WHOLE: the same person twice may be any row', () => {
    expect(found(withCar(casco, [driver, second, driver]))).toEqual(['drivers[2].birthDate driverTwice']);
    expect(again('WHOLE', 'drivers[0].birthDate', rows('birthDate'))).toEqual(rows('birthDate'));
  });

  test('PARENT_ROW: extras are a fifth of the sum at most, which stands around them', () => {
    const extras = [{ name: 'Tažné zařízení', price: 130_000 }];
    expect(found(withCar({ ...casco, extras }, [driver]))).toEqual(['car.sumInsured extrasTooDear']);
    expect(again('PARENT_ROW', 'car.extras[0].price', ['car.sumInsured'])).toEqual(['car.sumInsured']);
  });

  test('TARGET_WHOLE: how old drivers must be is by the kind, for all of them', () => {
    expect(found(withCar(casco, [driver, young]))).toContain('drivers[1].birthDate driverTooYoung');
    expect(
      found(withCar({ ...casco, type: 'D', seatCount: 2, engineCapacity: 50 }, [driver, young])),
    ).not.toContain('drivers[1].birthDate driverTooYoung');
    expect(again('TARGET_WHOLE', 'car.type', rows('birthDate'))).toEqual(rows('birthDate'));
  });
});

test('what casco asked falls with casco when it is saved', () => {
  const whole = withCar(casco, [driver]);
  expect(storedVehicle(whole)).toEqual(whole);
  const { crashInsurance: _casco, ...rest } = whole.car ?? {};
  expect(storedVehicle({ ...whole, car: rest })).toEqual({
    ...car,
    car: { ...car.car, transmission: 'MANUAL' },
  });
});

test('two versions of a vehicle become one, field by field', () => {
  const opened = { version: 1, record: car };
  const theirs = { version: 2, record: withCar({ weight: 2000 }) };
  const mine = withCar({ registrationNumber: '1QW0102' });
  expect(vehicleMerging.contested({ base: opened, mine, theirs })).toEqual([]);
  expect(vehicleMerging.merge({ base: opened, mine, theirs }, {})).toEqual(
    withCar({ registrationNumber: '1QW0102', weight: 2000 }),
  );
});

test('a body with an unusual number of doors is warned about, and a model that was not made in that year', () => {
  expect(found(withCar({ body: 'COUPE' }))).toEqual(['car.door doorsOfBody warning']);
  const felicia = { model: 'Felicia' };
  expect(found(withCar({ ...felicia, startDate: '2003-12-31' }))).toEqual([]);
  expect(found(withCar({ ...felicia, startDate: '2004-01-01' }))).toEqual(['car.startDate notMade warning']);
  expect(found(withCar({ startDate: '1995-05-05' }))).toEqual(['car.startDate notMade warning']);
  expect(found(withCar({ model: 'Neznámý', startDate: '1985-05-05' }))).toEqual([]);
});

test('the models whose years are known are those of the codelist', () => {
  const lists = readCodelists();
  const makes = lists.find('car-make-model') ?? [];
  const names = makes.flatMap(({ code, name }) =>
    (lists.find('car-make-model', code) ?? []).map((model) => `${name.cs} ${model.name.cs}`),
  );
  expect(Object.keys(modelYears).filter((model) => !names.includes(model))).toEqual([]);
});
