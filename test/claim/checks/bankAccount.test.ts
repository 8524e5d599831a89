import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAccountNumber, isAccountPrefix, isBankAccount } from '#machines/claim/checks/bankAccount.ts';
import { isIban } from '#machines/claim/checks/iban.ts';

describe('a bank account', () => {
  test.each([
    ['is right with a prefix', { accountPrefix: '19', accountNumber: '2000145399', bankCode: '0800' }, true],
    ['is right without a prefix', { accountPrefix: '', accountNumber: '2000145399', bankCode: '0800' }, true],
    ['is right with no word on a prefix', { accountNumber: '2000145399', bankCode: '0800' }, true],
    [
      'is right with a prefix of zeros',
      { accountPrefix: '000', accountNumber: '94', bankCode: '0800' },
      true,
    ],
    [
      'is right with leading zeros',
      { accountPrefix: '', accountNumber: '0000000094', bankCode: '0800' },
      true,
    ],
    ['is wrong with all zeros', { accountPrefix: '', accountNumber: '0000000000', bankCode: '0800' }, false],
    ['is wrong with one digit', { accountPrefix: '', accountNumber: '0', bankCode: '0800' }, false],
    [
      'is wrong with eleven digits',
      { accountPrefix: '', accountNumber: '00000000094', bankCode: '0800' },
      false,
    ],
    [
      'is wrong with a prefix of seven',
      { accountPrefix: '0000019', accountNumber: '94', bankCode: '0800' },
      false,
    ],
    ['is wrong with a wrong prefix', { accountPrefix: '18', accountNumber: '94', bankCode: '0800' }, false],
    [
      'is wrong with a bank of three digits',
      { accountPrefix: '', accountNumber: '94', bankCode: '800' },
      false,
    ],
    ['is wrong with a space', { accountPrefix: '', accountNumber: '9 4', bankCode: '0800' }, false],
    ['is wrong in full-width digits', { accountPrefix: '', accountNumber: '９４', bankCode: '0800' }, false],
    ['is wrong with nothing in it', {}, false],
  ])('%s', (_what, account, verdict) => {
    expect(isBankAccount(account)).toBe(verdict);
  });
});

const number = fc.integer({ min: 1, max: 9_999_999_999 }).map((digits) => String(digits).padStart(10, '0'));

test('one changed digit of an account number is noticed', () => {
  fc.assert(
    fc.property(number, fc.nat(9), fc.integer({ min: 1, max: 9 }), (digits, place, more) => {
      fc.pre(isAccountNumber(digits));
      const other = (Number(digits[place]) + more) % 10;
      expect(isAccountNumber(`${digits.slice(0, place)}${other}${digits.slice(place + 1)}`)).toBe(false);
    }),
    { numRuns: 50 },
  );
});

test('zeros in front change nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 99_999 }), (digits) => {
      expect(isAccountNumber(String(digits).padStart(10, '0'))).toBe(isAccountNumber(String(digits)));
      expect(isAccountPrefix(String(digits).padStart(6, '0'))).toBe(isAccountPrefix(String(digits)));
    }),
  );
});

test.each([
  ['CZ6508000000192000145399', true],
  ['SK3112000000198742637541', true],
  ['DE89370400440532013000', true],
  ['CZ6508000000192000145398', false],
  ['CZ65 0800 0000 1920 0014 5399', false],
  ['cz6508000000192000145399', false],
  ['6508000000192000145399', false],
])('the IBAN %s is %s', (value, verdict) => {
  expect(isIban(value)).toBe(verdict);
});
