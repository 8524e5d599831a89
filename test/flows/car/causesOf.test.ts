import { describe, expect, test } from 'vitest';
import type { EventKind } from '#machines/claim/enums.ts';
import { getPage } from '#machines/flow/compile.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
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
    // A vehicle is no walker, who is no parked vehicle; glass is also broken by a stone.
    ...(['POVPOJ', 'POVPOS'] as const).flatMap((family): [EventKind[], string][] => [
      [[`${family}_VEHICLE`], '100 110 120 130 571'],
      [[`${family}_GLASS`], '100 130 500 571'],
      [[`${family}_HEALTH`], '100 110 120 140 571'],
      [[`${family}_PROPERTY`], '100 110 120 130 140 571'],
      [[`${family}_THING`], '100 110 120 130 140 571'],
    ]),
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
    const event = getPage(carDraft, 'event');
    expect([
      saidOn(event, { eventKinds: ['HAVZIVEL'] }, answers),
      saidOn(event, { eventKinds: ['HAVZVIRE'] }, answers),
    ]).toEqual([[], ['error suggestion damageCause']]);
  });
});
