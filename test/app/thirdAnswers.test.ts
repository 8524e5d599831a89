import { expect, test } from 'vitest';
import { clearedBy, vehicleNotMeant } from '#machines/claim/dependents.ts';
import { lookups } from '#machines/claim/lookups.ts';
import { duplicateFound } from '#machines/flows/shared/duplicateFound.ts';
import { vehicle } from '#machines/flows/car/vehicle.ts';
import { vehicleData } from '#machines/flows/car/vehicleData.ts';

test('a vehicle that is not the reporter’s takes with it all that was looked up by it', () => {
  const tells: string[] = Object.values(lookups).flatMap((lookup) => lookup.tells);
  const found = clearedBy['contactSearch']?.filter((name) => tells.includes(name)) ?? [];
  expect(found).toContain('vehicleFound');
  expect(found.filter((name) => !(name in vehicleNotMeant))).toEqual([]);
  expect(vehicleNotMeant).toMatchObject({ vehicleFound: false, registrationNo: undefined });
});

test('who says that theirs is another claim is remembered to have said so', () => {
  expect(duplicateFound.yes).toEqual({ isOtherEvent: true });
});

test('who has reported the same before is asked whether this report goes', () => {
  expect(duplicateFound.other).toEqual({ discards: true });
  expect([vehicle, vehicleData].map(({ confirm }) => confirm.at(-1))).toEqual([
    duplicateFound,
    duplicateFound,
  ]);
});
