import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOn, isBirthDate, meantBirthDate } from '#machines/claim/checks/birthDate.ts';
import { setToday, today } from '#machines/claim/clock.ts';
import { dateFault, readDate, writeDate } from '#machines/claim/checks/date.ts';
import { readDay } from '#machines/claim/writing/spokenDay.ts';
import { isNotInFuture, isWithinLastYear } from '#machines/claim/checks/incidentDate.ts';
import { isManufactureYear } from '#machines/claim/checks/manufactureYear.ts';

const day = '2026-11-20';

describe('a typed date', () => {
  test.each([
    '1.2.2024',
    '01.02.2024',
    '1. 2. 2024',
    '1 . 2 . 2024',
    ' 1.2.2024 ',
    '1.2.24',
    '01022024',
    '010224',
    '1/2/24',
    '1/2/2024',
    '1-2-2024',
    '1 2 2024',
    '1.2.2024.',
    '2024-02-01',
    '2024-2-1',
  ])('%s is 1 February 2024', (typed) => {
    expect(readDate(typed)).toBe('2024-02-01');
  });

  test.each([
    ['', 'dateFormat'],
    ['one day', 'dateFormat'],
    ['20. čer', 'dateFormat'],
    ['30. února 2024', 'dateFormat'],
    ['1.2', 'dateFormat'],
    ['1..2.2024', 'dateFormat'],
    ['1022024', 'dateFormat'],
    ['1.2.2024 10:00', 'dateFormat'],
    ['１.２.２０２４', 'dateFormat'],
    ['1.2.4', 'dateYear'],
    ['1.2.202', 'dateYear'],
    ['20.11.20266', 'dateYear'],
    ['1.2.0024', 'dateYear'],
    ['1.0.2024', 'dateMonth'],
    ['1.13.2024', 'dateMonth'],
    ['20242024', 'dateMonth'],
    ['0.2.2024', 'dateDay'],
    ['30.2.2024', 'dateDay'],
    ['29.2.2023', 'dateDay'],
    ['29.2.1900', 'dateDay'],
    ['31.4.2024', 'dateDay'],
    ['2024-02-30', 'dateDay'],
  ])('%s is none: %s', (typed, fault) => {
    expect([readDate(typed), dateFault(typed)]).toEqual([undefined, fault]);
  });

  test.each([
    ['dnes', day],
    ['Včera', '2026-11-19'],
    ['vcera', '2026-11-19'],
    ['předevčírem', '2026-11-18'],
    ['predvčerom', '2026-11-18'],
    ['today', day],
    ['yesterday', '2026-11-19'],
    ['3. listopadu 2024', '2024-11-03'],
    ['3. listopad 2024', '2024-11-03'],
    ['3. januára 2025', '2025-01-03'],
  ])('may be said as %s: %s', (typed, date) => {
    setToday(() => day);
    expect(readDay(typed)).toBe(date);
  });

  test.each([
    ['20.11.', '2026-11-20'],
    ['21. 11.', '2025-11-21'],
    ['3. listopadu', '2026-11-03'],
    ['1. června', '2026-06-01'],
    ['1. červen', '2026-06-01'],
    ['1. července', '2026-07-01'],
    ['3. novembra', '2026-11-03'],
    ['24 December', '2025-12-24'],
    ['3 Nov', '2026-11-03'],
    ['3. lis', '2026-11-03'],
    ['20.11', '2026-11-20'],
    ['20/11', '2026-11-20'],
    ['3-11', '2026-11-03'],
  ])('of late may be said without its year, as %s: %s; a birth date may not', (typed, date) => {
    setToday(() => day);
    expect([readDay(typed, 'last'), readDay(typed)]).toEqual([date, undefined]);
  });

  test.each([
    ['24 December', '2026-12-24'],
    ['27.12.', '2026-12-27'],
    ['1.1.', '2027-01-01'],
    ['20.11.', '2026-11-20'],
    ['1.10.', '2026-10-01'],
  ])('of a journey that may lie ahead, said as %s, is the nearest: %s', (typed, date) => {
    setToday(() => day);
    expect(readDay(typed, 'nearest')).toBe(date);
  });

  test('said in words need not be in the calendar, which is told as of any date', () => {
    const said = readDay('30. února 2024');
    expect([said, dateFault(String(said))]).toEqual(['2024-02-30', 'dateDay']);
  });

  test('has the two-digit year in this century', () => {
    expect([readDate('1.1.99'), readDate('1.1.00')]).toEqual(['2099-01-01', '2000-01-01']);
  });

  test('is read as it is written, any day of it', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          expect([readDate(writeDate(iso)), readDate(iso), dateFault(writeDate(iso))]).toEqual([
            iso,
            iso,
            undefined,
          ]);
        },
      ),
    );
  });
});

test.each([
  ['2026-11-20', true, true],
  ['2026-11-21', false, true],
  ['2025-11-20', true, true],
  ['2025-11-19', true, false],
])('an incident on %s: past %s, within a year %s', (date, isPast, isRecent) => {
  expect([isNotInFuture(date, day), isWithinLastYear(date, day)]).toEqual([isPast, isRecent]);
});

test('a year before 29 February begins on 1 March', () => {
  expect([
    isWithinLastYear('2023-02-28', '2024-02-29'),
    isWithinLastYear('2023-03-01', '2024-02-29'),
  ]).toEqual([false, true]);
});

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['1905-11-21', true],
  ['1905-11-20', false],
  ['1900-01-01', false],
])('a person may be born on %s: %s', (date, verdict) => {
  expect(isBirthDate(date, day)).toBe(verdict);
});

test('1 January 1900 was the first birth date that counts', () => {
  expect([isBirthDate('1900-01-01', '2000-01-01'), isBirthDate('1899-12-31', '2000-01-01')]).toEqual([
    true,
    false,
  ]);
});

test('an age is complete on the birthday, a day before it is not', () => {
  expect([ageOn('2000-11-20', day), ageOn('2000-11-21', day)]).toEqual([26, 25]);
});

test.each([
  [1899, false],
  [1900, true],
  [2026, true],
  [2027, false],
  [2000.5, false],
  [26, false],
])('a vehicle made in %d: %s', (year, verdict) => {
  expect(isManufactureYear(year, day)).toBe(verdict);
});

test('today is what the starter of the product says', () => {
  expect(today()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  setToday(() => '2001-02-03');
  expect([today(), isNotInFuture('2001-02-04')]).toEqual(['2001-02-03', false]);
});

test.each([
  ['2085-02-01', '1985-02-01'],
  ['2026-11-21', '1926-11-21'],
  ['2072-02-29', '1972-02-29'],
  ['2200-01-01', undefined],
])('a birth date read as %s meant %s', (read, meant) => {
  expect(meantBirthDate(read, day)).toBe(meant);
});
