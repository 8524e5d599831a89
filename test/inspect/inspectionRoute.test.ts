import { expect, test } from 'vitest';
import { findInspection } from '../../src/app/inspectionRoute.ts';

const open = { devTools: true, entryPrefix: '/hlaseni' };
const found = (address: string, configuration = open) => {
  const { pathname, searchParams } = new URL(address, 'https://example.cz');
  return findInspection(pathname, searchParams, configuration);
};

test.each([
  ['/inspect', { flow: undefined }],
  ['/inspect/life.UPLOAD', { flow: 'life.UPLOAD' }],
  ['/hlaseni/nonlife/car/transitions', { flow: 'car.DRAFT' }],
  ['/hlaseni/life/transitions?flow=QUESTION', { flow: 'life.QUESTION' }],
  ['/hlaseni/nonlife/car/vozidlo', undefined],
  ['/inspect/preview?flow=car.DRAFT&page=vehicle', { flow: 'car.DRAFT', isPreview: true }],
  ['/inspection', undefined],
])('%s leads to %j', (address, route) => {
  expect(found(address)).toEqual(route);
});

test('nobody gets there where the configuration keeps it closed', () => {
  expect(found('/inspect', { ...open, devTools: false })).toBe(undefined);
});
