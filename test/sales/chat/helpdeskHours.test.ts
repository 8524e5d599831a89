import { expect, test } from 'vitest';
import { hoursIn, opensAfter } from '#machines/service/assist/helpdeskHours.ts';

const weekdays = [1, 2, 3, 4, 5];

test.each([
  ['', []],
  ['Mo-Fr 08:00-18:00', [{ days: weekdays, from: '08:00', to: '18:00' }]],
  [
    'Mo-Fr 08:00-18:00; Sa,Su 09:00-12:30',
    [
      { days: weekdays, from: '08:00', to: '18:00' },
      { days: [6, 7], from: '09:00', to: '12:30' },
    ],
  ],
  ['Mo-We,Fr 08:00-24:00', [{ days: [1, 2, 3, 5], from: '08:00', to: '24:00' }]],
  ['Sa-Mo 10:00-11:00', [{ days: [1, 6, 7], from: '10:00', to: '11:00' }]],
  ['Mo-Su 00:00-24:00', [{ days: [...weekdays, 6, 7], from: '00:00', to: '24:00' }]],
  ['Po-Fr 08:00-18:00', undefined],
  ['Mo-We-Fr 08:00-18:00', undefined],
  ['Mo-Fr 8-18', undefined],
  ['Mo-Fr 18:00-08:00', undefined],
  ['Mo-Fr 08:00-08:00', undefined],
  ['Mo-Fr', undefined],
  ['kdykoli', undefined],
])('the hours "%s" are read', (text, hours) => {
  expect(hoursIn(text)).toEqual(hours);
});

const usual = 'Mo-Fr 08:00-18:00; Sa 09:00-12:30';
const split = 'Mo 08:00-11:00; Mo 13:00-18:00';

test.each([
  // 2026-11-23 is a Monday; Prague is an hour ahead of UTC in winter, two in summer.
  ['before they open', usual, '2026-11-23T06:59Z', { inDays: 0, day: 1, from: '08:00' }],
  ['as they open', usual, '2026-11-23T07:00Z', undefined],
  ['a minute before they close', usual, '2026-11-23T16:59Z', undefined],
  ['as they close', usual, '2026-11-23T17:00Z', { inDays: 1, day: 2, from: '08:00' }],
  ['on Friday evening', usual, '2026-11-27T19:00Z', { inDays: 1, day: 6, from: '09:00' }],
  ['on Saturday afternoon', usual, '2026-11-28T12:00Z', { inDays: 2, day: 1, from: '08:00' }],
  [
    'on Sunday night, which is Monday there',
    usual,
    '2026-11-29T23:30Z',
    { inDays: 0, day: 1, from: '08:00' },
  ],
  ['in summer', usual, '2026-07-06T05:59Z', { inDays: 0, day: 1, from: '08:00' }],
  ['in summer, as they open', usual, '2026-07-06T06:00Z', undefined],
  ['at noon between two spans', split, '2026-11-23T11:00Z', { inDays: 0, day: 1, from: '13:00' }],
  ['a week before the next', split, '2026-11-23T18:00Z', { inDays: 7, day: 1, from: '08:00' }],
  ['at any time', 'Mo-Su 00:00-24:00', '2026-11-23T23:30Z', undefined],
  ['where there are none', '', '2026-11-23T11:00Z', undefined],
])('somebody is there again, asked %s', (_, text, at, opening) => {
  expect(opensAfter(hoursIn(text) ?? [], new Date(at))).toEqual(opening);
});
