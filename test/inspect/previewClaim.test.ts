import { describe, expect, test } from 'vitest';
import { claimOf } from '../../machines/flow/claimOf.ts';
import { facts, readFacts, type FactName, type Facts } from '../../machines/flow/facts.ts';
import { allFacts } from './allFacts.ts';

const everyValue: readonly (readonly [FactName, string | boolean])[] = allFacts.flatMap((name) =>
  facts[name].values.map((value) => [name, value] as const),
);

/** What is read back of what was asked. */
const readBack = (asked: Facts) => {
  const read = readFacts(claimOf(asked));
  return Object.fromEntries(allFacts.filter((name) => name in asked).map((name) => [name, read[name]]));
};

test.each(everyValue)('a claim made for %s = %s reads so', (name, value) => {
  expect(readBack({ [name]: value })).toEqual({ [name]: value });
});

describe('a claim made for facts that come of one answer', () => {
  test.each<Facts>([
    { eventKind: 'POVPOS_PROPERTY', vehicleHarmed: true, glassHarmed: true, healthHarmed: true },
    { eventKind: 'POVPOS_VEHICLE', glassHarmed: false, healthHarmed: true },
    { vehicleHarmed: false },
    { sport: true, ride: true },
    { sport: true, ride: false },
    { sport: false, ride: false, atWork: true },
    { limbsHurt: true, headHurt: true },
    { limbsHurt: false, headHurt: true },
    { riskFlow: 'POVPOJ', injuredCount: '7', vehicleFound: false, repairShop: 'PARTNER', origin: 'CLICK' },
  ])('%j reads so', (asked) => {
    expect(readBack(asked)).toEqual(asked);
  });

  test('holds as many as can be where they contradict each other', () => {
    expect(readBack({ atWork: true, sport: true, ride: true })).toMatchObject({ sport: true, ride: true });
  });

  test('says nothing where nothing is asked', () => {
    expect(claimOf({})).toEqual({});
  });
});
