import { expect, test } from 'vitest';
import { quietUntil } from '#server/statusMessages/quietHours.ts';

test.each([
  ['on a Tuesday at noon it may ring', '2026-11-24T11:00:00Z', 'CZ', undefined],
  ['at eight in the morning it may ring', '2026-11-24T07:00:00Z', 'CZ', undefined],
  ['a minute before eight it waits a minute', '2026-11-24T06:59:00Z', 'CZ', '2026-11-24T07:00:00.000Z'],
  [
    'at eight in the evening it waits for the morning',
    '2026-11-24T19:00:00Z',
    'CZ',
    '2026-11-25T07:00:00.000Z',
  ],
  ['on a Saturday it may ring', '2026-11-28T11:00:00Z', 'CZ', undefined],
  ['on a Saturday evening it waits for Monday', '2026-11-28T20:00:00Z', 'CZ', '2026-11-30T07:00:00.000Z'],
  ['on a Sunday it waits for Monday', '2026-11-29T11:00:00Z', 'CZ', '2026-11-30T07:00:00.000Z'],
  [
    'on Christmas Eve it waits past the holidays and the Sunday',
    '2026-12-24T11:00:00Z',
    'CZ',
    '2026-12-28T07:00:00.000Z',
  ],
  ['in summer mornings come an hour earlier', '2026-07-07T04:00:00Z', 'CZ', '2026-07-07T06:00:00.000Z'],
  ['on Epiphany it may ring in Bohemia', '2027-01-06T11:00:00Z', 'CZ', undefined],
  ['and waits in Slovakia', '2027-01-06T11:00:00Z', 'SK', '2027-01-07T07:00:00.000Z'],
  ['on the day of Jan Hus it waits in Bohemia', '2027-07-06T11:00:00Z', 'CZ', '2027-07-07T06:00:00.000Z'],
  ['and may ring in Slovakia', '2027-07-06T11:00:00Z', 'SK', undefined],
  ['on Good Friday it waits for Saturday', '2027-03-26T11:00:00Z', 'SK', '2027-03-27T07:00:00.000Z'],
] as const)('%s', (_, now, country, until) => {
  expect(quietUntil(new Date(now), country)?.toISOString()).toBe(until);
});
