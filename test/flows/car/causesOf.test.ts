import { describe, expect, test } from 'vitest';
import type { EventKind } from '#machines/claim/enums.ts';
import { event } from '#machines/flows/car/event.ts';
import { saidOn } from '#test/flow/saidOn.ts';
import { causesOf } from './usualAnswers.ts';

describe('the causes of damage', () => {
  test.each<[EventKind[], string]>([
    [['HAVNEHODA'], '100 110 120 130 140 571'],
    [['HAVSKLA'], '500'],
    [['HAVZVIRE'], '200 210'],
    [['HAVVANDALISMUS'], '420'],
    [['HAVZIVEL'], '300 310 320 330 340 350 360 571'],
    [['HAVODCIZENI'], '400 410'],
    [['POVPOS_GLASS', 'POVPOS_HEALTH'], '100 110 120 130 140 500 571'],
  ])('of %s are %s', (kinds, codes) => {
    expect(causesOf(kinds).join(' ')).toBe(codes);
  });

  test('that do not fit what happened are refused', () => {
    const answers = {
      damageCause: '300',
      incidentDescription: 'Srnu jsem neviděl.',
      countryScope: 'CZECH',
      incidentPlace: 'Brno',
      policeInvestigation: 'NO',
    };
    expect([
      saidOn(event, { eventKinds: ['HAVZIVEL'] }, answers),
      saidOn(event, { eventKinds: ['HAVZVIRE'] }, answers),
    ]).toEqual([[], ['error suggestion damageCause']]);
  });
});
