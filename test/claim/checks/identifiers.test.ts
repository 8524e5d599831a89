import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCompanyId } from '#machines/claim/checks/companyId.ts';
import { isPolicyNumber } from '#machines/claim/checks/policyNumber.ts';
import { isRegistrationPlate } from '#machines/claim/checks/registrationPlate.ts';
import { isVatId } from '#machines/claim/checks/vatId.ts';
import { isVehicleSearch, vehicleIdentifierKind } from '#machines/claim/checks/vehicleIdentifier.ts';
import { isVin } from '#machines/claim/checks/vin.ts';
import { isZipCode } from '#machines/claim/checks/zipCode.ts';
import { says } from './says.ts';

test('a company id has eight digits and the right last one', () => {
  says(isCompanyId, [
    ['27082440', true],
    ['27082441', false],
    ['00177041', true],
    ['177041', false],
    ['00000000', false],
    ['270 82440', false],
    ['CZ27082440', false],
    ['', false],
  ]);
});

test('every seven digits make one company id', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), (number) => {
      const seven = String(number).padStart(7, '0');
      expect([...'0123456789'].filter((last) => isCompanyId(seven + last))).toHaveLength(1);
    }),
  );
});

test('a VAT id is that of a company, a person or nobody known', () => {
  says(isVatId, [
    ['CZ27082440', true],
    ['CZ25123891', true],
    ['CZ25123890', false],
    ['CZ7103192745', true],
    ['CZ7103192746', false],
    ['CZ530101123', true],
    ['CZ640903926', true],
    ['CZ640903927', false],
    ['CZ8501019999', false],
    ['CZ710319/2745', false],
    ['cz27082440', false],
    ['CZ 27082440', false],
    ['SK2022749619', true],
    ['SK2022749618', false],
    ['SK0022749619', false],
    ['SK2012749620', false],
    ['SK27082440', false],
    ['DE136695976', false],
    ['', false],
  ]);
});

test('a VIN has 17 capital letters and digits without I, O and Q', () => {
  says(isVin, [
    ['TMBZZZ1Z0C2123456', true],
    ['TMBZZZ1Z0C212345', false],
    ['TMBZZZ1Z0C21234567', false],
    ['tmbzzz1z0c2123456', false],
    ['TMBZZZ1Z0C212345O', false],
    ['TMBZZZ1Z0C212345Q', false],
    ['TMBZZZ1Z 0C212345', false],
    ['ŤMBZZZ1Z0C2123456', false],
  ]);
});

test('a plate has 5 to 8 capital letters and digits', () => {
  says(isRegistrationPlate, [
    ['1AB2', false],
    ['1AB23', true],
    ['1AB23456', true],
    ['1AB234567', false],
    ['1ab2345', false],
    ['1AB 2345', false],
    ['1AB-2345', false],
    ['ŠKODA1', false],
    ['１２３４５', false],
  ]);
});

test('a ZIP code has five digits', () => {
  says(isZipCode, [
    ['11000', true],
    ['110 00', false],
    ['110000', false],
    ['1100A', false],
    ['１１０００', false],
    ['', false],
  ]);
});

test('a policy number is above 2139 and has 4 to 10 digits', () => {
  says(isPolicyNumber, [
    ['2139', false],
    ['2140', true],
    ['999', false],
    ['0002140', true],
    ['4400018683', true],
    ['44000186830', false],
    ['2140A', false],
  ]);
});

describe('a vehicle is searched by', () => {
  test.each([
    ['TMBZZZ1Z0C2123456', 'VIN'],
    ['TMBZZI1Z0C2123456', undefined],
    ['1AB2345', 'PLATE'],
    ['1000A', 'PLATE'],
    ['ABCDEFGH', 'PLATE'],
    ['ABCDEFGHJ', undefined],
    ['12345', 'POLICY_NUMBER'],
    ['12345678', 'POLICY_NUMBER'],
    ['2139', undefined],
    ['2140', 'POLICY_NUMBER'],
    ['00012', undefined],
    ['7512319001', 'BIRTH_NUMBER'],
    ['530101123', 'BIRTH_NUMBER'],
    ['7512319002', 'POLICY_NUMBER'],
    ['751231/9001', undefined],
    ['12345678901', undefined],
    ['1ab2345', undefined],
    ['', undefined],
  ])('%s: %s', (value, kind) => {
    expect([vehicleIdentifierKind(value, '2026-11-20'), isVehicleSearch(value)]).toEqual([
      kind,
      kind !== undefined,
    ]);
  });
});
