import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flows } from '#machines/flows/index.ts';
import { salesFlows } from '#machines/sales/salesFlows.ts';
import { readRelease, releasesOf } from '#src/inspect/diff/releases.ts';
import { isSnapshotOf } from '#src/inspect/diff/snapshotDiff.ts';

const days = readdirSync(new URL('../../machines/flows/releases/', import.meta.url))
  .toSorted()
  .toReversed();

test('the releases kept are few, called after their days, and offered with the newest first', () => {
  expect(days.length).toBeLessThanOrEqual(8);
  expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([]);
  expect(releasesOf('car.DRAFT').map(({ release }) => release)).toEqual(days);
  expect(releasesOf('boat.DRAFT')).toEqual([]);
});

test('each of them has of every flow what a comparison reads', async () => {
  for (const { code } of [...flows, ...salesFlows])
    for (const release of releasesOf(code))
      expect(isSnapshotOf(await readRelease(code, release), code)).toBe(true);
});

test('one that there is not is empty', async () => {
  expect(await readRelease('car.DRAFT', { release: '1999-01-01' })).toBe('');
});
