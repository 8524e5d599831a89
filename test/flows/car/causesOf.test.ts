import { describe, expect, test } from 'vitest';
import type { EventKind } from '../../../machines/claim/enums.ts';
import { check } from '../../../machines/claim/issue.ts';
import { answersOf } from '../../../machines/flow/page.ts';
import { causesOf } from '../../../machines/flows/car/causesOf.ts';
import { event } from '../../../machines/flows/car/event.ts';

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
    const found = (eventKinds: EventKind[]) => check(answersOf(event, { eventKinds }), answers).issues;
    expect([found(['HAVZIVEL']), found(['HAVZVIRE'])]).toEqual([
      [],
      [{ severity: 'error', key: 'suggestion', name: 'damageCause' }],
    ]);
  });
});
