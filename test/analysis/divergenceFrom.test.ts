import { expect, test } from 'vitest';
import { divergenceFrom } from '#machines/analysis/divergenceFrom.ts';
import { walkFacts } from '#machines/analysis/walkFacts.ts';
import type { Facts } from '#machines/subject/facts.ts';
import { carDraft } from '#machines/flows/car/draft.ts';

const left = (page: string, known: Facts) => divergenceFrom(carDraft, walkFacts(carDraft, known), page);

test('the way to the repair shop is left on the theft of a whole vehicle, where nothing is looked at', () => {
  const found = left('repairShop', { eventKinds: ['HAVODCIZENI'], theftKind: 'WHOLE_VEHICLE' });
  expect(found?.way).toEqual(['theft', 'damagedParts', 'damageExtent', 'inspection', 'repairShop']);
  expect(found?.step.refused.map(({ to, verdict }) => [to, verdict.ok])).toEqual([['damagedParts', false]]);
});

test('a page that the walk leads over has no way left to it', () => {
  expect(left('theft', { eventKinds: ['HAVODCIZENI'] })).toBe(undefined);
});

test('while nothing is known the ways are left where it is asked what happened', () => {
  expect(left('theft', {})?.way).toEqual(['event', 'theft']);
});
