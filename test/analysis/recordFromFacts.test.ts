import { describe, expect, test } from 'vitest';
import { namesIn } from '#machines/analysis/finiteFacts.ts';
import { recordFromFacts } from '#machines/analysis/recordFromFacts.ts';
import { computed, factsIn } from '#machines/claim/facts.ts';
import { claimSubject } from '#machines/report/kit.ts';
import type { Facts, Known } from '#machines/subject/facts.ts';
import { takesSeveral, valuesOf } from '#machines/analysis/factValues.ts';
import { allFacts } from '#test/inspect/allFacts.ts';

const everyName = [...new Set([...allFacts, ...Object.keys(computed)])];

const everyValue = everyName.flatMap((name) =>
  valuesOf(claimSubject, name).map((value): readonly [string, Known] => [
    name,
    takesSeveral(claimSubject, name) ? [value] : value,
  ]),
);

/** The facts asked for, read back from the claim; those of rows from the first ones. */
const readBack = (asked: Facts): Facts => {
  const read = factsIn(recordFromFacts(claimSubject, asked), [0, 0]);
  return Object.fromEntries(namesIn(claimSubject, asked).map((name) => [name, read(name)]));
};

test.each(everyValue)('a claim made for %s = %s reads so', (name, value) => {
  expect(readBack({ [name]: value })).toEqual({ [name]: value });
});

describe('a claim made for several facts', () => {
  test.each<Facts>([
    { eventKinds: ['POVPOS_PROPERTY', 'POVPOS_VEHICLE', 'POVPOS_GLASS', 'POVPOS_HEALTH'] },
    { eventKinds: ['POVPOS_VEHICLE', 'POVPOS_HEALTH'], riskFlow: 'POVPOS' },
    { eventKinds: [] },
    { sport: true, ride: true },
    { sport: true, ride: false },
    { sport: false, ride: false, activity: 'WORK' },
    { bodyAreas: ['ARM_LEFT', 'HEAD'] },
    { bodyAreas: ['HEAD'] },
    { appliedRiskId: 'BAN', aboutDeath: true },
    { aboutDeath: true, onYoungPolicy: false },
    { 'insured.personKind': 'LEGAL', 'insured.legalForm': 'CORPORATE' },
    { riskFlow: 'POVPOJ', injuredCount: '7', vehicleFound: false, shopKind: 'PARTNER', referer: 'CLICK' },
  ])('%j reads so', (asked) => {
    expect(readBack(asked)).toEqual(asked);
  });

  test('tells every row what is asked of any', () => {
    const asked = { injuredCount: '2', 'injuredParties[].damagedVehicles[].vehicleKind': 'MACHINE' };
    const party = { damagedVehicles: [{ vehicleKind: 'MACHINE' }] };
    expect(recordFromFacts(claimSubject, asked)).toEqual({ injuredParties: [party, party] });
  });

  test('holds as many as can be where they contradict each other', () => {
    expect(readBack({ activity: 'WORK', sport: true, ride: true })).toMatchObject({
      sport: true,
      ride: true,
    });
  });

  test('says nothing where nothing is asked', () => {
    expect(recordFromFacts(claimSubject, {})).toEqual({});
  });
});
