import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  birthDatesIn,
  isBirthNumber,
  isOfPossibleAge,
  readBirthNumber,
} from '#machines/claim/checks/birthNumber.ts';

const today = '2026-11-20';

describe('a birth number tells', () => {
  test.each([
    ['7512319001', { birthDate: '1975-12-31', gender: 'MALE', age: 50, placeholder: false }],
    ['751231/9001', { birthDate: '1975-12-31', gender: 'MALE', age: 50, placeholder: false }],
    ['7562319105', { birthDate: '1975-12-31', gender: 'FEMALE', age: 50, placeholder: false }],
    ['9031171006', { birthDate: '1990-11-17', gender: 'MALE', age: 36, placeholder: false }],
    ['0473059510', { birthDate: '2004-03-05', gender: 'FEMALE', age: 22, placeholder: false }],
    ['1255719707', { birthDate: '2012-05-31', gender: 'FEMALE', age: 14, placeholder: false }],
    ['530101123', { birthDate: '1953-01-01', gender: 'MALE', age: 73, placeholder: false }],
    ['540101123', { birthDate: '1854-01-01', gender: 'MALE', age: 172, placeholder: false }],
    ['7003157777', { birthDate: '1970-03-15', gender: 'MALE', age: 99, placeholder: true }],
    ['850101/9999', { birthDate: '1985-01-01', gender: 'MALE', age: 99, placeholder: true }],
    ['3051019999', { birthDate: '1930-01-01', gender: 'FEMALE', age: 99, placeholder: true }],
  ])('%s: %o', (value, told) => {
    expect(readBirthNumber(value, today)).toEqual(told);
  });
});

test.each([
  ['of a Czech', '7512319001', ['1975-12-31']],
  ['of an insurance card, with a day up to 50', '6109500001', ['1961-09-10']],
  ['of an insurance card, where the day is one of two', '6109680005', ['1961-09-28', '1961-09-18']],
  ['of day 51', '6109510000', ['1961-09-11', '1961-09-01']],
  ['with a slash', '610968/0005', ['1961-09-28', '1961-09-18']],
  ['of a foreigner who has none', '7003157777', []],
  ['that is none', '7512319002', []],
])('the days that a number may tell: one %s', (_what, value, days) => {
  expect(birthDatesIn(value)).toEqual(days);
});

describe('no birth number is', () => {
  test.each([
    ['empty', ''],
    ['too short', '75123190'],
    ['too long', '75123190011'],
    ['with a space', '751231 9001'],
    ['with a slash elsewhere', '7512/319001'],
    ['with two slashes', '751231//9001'],
    ['with letters', '75123190O1'],
    ['in full-width digits', '７５１２３１９００１'],
    ['with a wrong last digit', '7512319002'],
    ['of month 0', '530001123'],
    ['of month 13', '751331123'],
    ['of month 20', '752031123'],
    ['of month 50', '755031123'],
    ['of month 83', '758331123'],
    ['of month 95, which is 70, 20 and 5', '759531123'],
    ['of day 0', '530100123'],
    ['of day 40', '530140123'],
    ['of day 72', '530172123'],
    ['of 31 April', '530431123'],
    ['of 29 February 1900, no leap year', '000229123'],
    ['of 29 February 1983, in a placeholder', '8302299999'],
    ['of month 13, in a placeholder', '8313019999'],
    ['from 2053, by four digits and year 53', '5301010000'],
  ])('one %s', (_what, value) => {
    expect(isBirthNumber(value, today)).toBe(false);
  });
});

test.each([
  ['29 February 2000', '0002290002'],
  ['29 February 1880, nine digits', '800229123'],
  ['29 February 2000, a placeholder', '0002299999'],
  ['three zeros', '530101000'],
  ['day 31 plus 40', '530171123'],
  ['remainder 10 and a final 0', '6808219000'],
])('%s is taken', (_what, value) => {
  expect(isBirthNumber(value, today)).toBe(true);
});

test('who is born today has a birth number, who is born tomorrow has none', () => {
  expect([isBirthNumber('2611200009', today), isBirthNumber('2611210008', today)]).toEqual([true, false]);
});

test('a placeholder needs no check digit, a number that ends almost alike does', () => {
  expect([isBirthNumber('8501019999', today), isBirthNumber('8501019998', today)]).toEqual([true, false]);
});

const born = fc
  .date({ min: new Date('1954-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const monthMore = fc.constantFrom(0, 20, 50, 70);
const dayMore = fc.constantFrom(0, 40);
const serial = fc.integer({ min: 0, max: 999 }).map((number) => String(number).padStart(3, '0'));

function writeBirthNumber(date: string, months: number, days: number, number: string): string {
  const [year = '', month, day] = date.split('-');
  const two = (part: number) => String(part).padStart(2, '0');
  const nine = `${year.slice(2)}${two(Number(month) + months)}${two(Number(day) + days)}${number}`;
  return `${nine}${(Number(nine) % 11) % 10}`;
}

test('every birth number given out since 1954 is accepted and tells its day', () => {
  fc.assert(
    fc.property(born, monthMore, dayMore, serial, (date, months, days, number) => {
      const written = writeBirthNumber(date, months, days, number);
      fc.pre(!/(7777|9999)$/.test(written));
      expect(readBirthNumber(written, today)).toMatchObject({
        birthDate: date,
        gender: months >= 50 ? 'FEMALE' : 'MALE',
      });
    }),
  );
});

test('one changed last digit of a birth number is noticed', () => {
  fc.assert(
    fc.property(born, serial, fc.integer({ min: 1, max: 9 }), (date, number, more) => {
      const written = writeBirthNumber(date, 0, 0, number);
      const changed = `${written.slice(0, 9)}${(Number(written[9]) + more) % 10}`;
      fc.pre(!/(7777|9999)$/.test(changed));
      expect(isBirthNumber(changed, today)).toBe(false);
    }),
  );
});

test.each([
  ['780101123', false],
  ['051119123', false],
  ['061120123', true],
  ['530101123', true],
  ['7512319001', true],
  ['7003157777', true],
  ['no number', true],
])('that %s may be of somebody alive: %s', (value, is) => {
  expect(isOfPossibleAge(value, today)).toBe(is);
});
