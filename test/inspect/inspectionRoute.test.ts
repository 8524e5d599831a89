import { parse } from 'regexparam';
import { expect, test } from 'vitest';
import { matchRoute } from 'wouter';
import { findRoute, flowAsked } from '#src/app/routes.ts';

const open = { devTools: true, entryPrefix: '/hlaseni' };

/** Which of the analysts' screens an address leads to, and the flow it names, if any. */
const found = (address: string, configuration = open) => {
  const { pathname, searchParams } = new URL(address, 'https://example.cz');
  const route = findRoute(pathname, configuration);
  if (route?.screen === 'transitions')
    return { screen: 'transitions', flow: flowAsked(route.line, searchParams) };
  if (route?.screen === 'preview') return { screen: 'preview', flow: searchParams.get('flow') };
  if (route?.screen !== 'inspection') return undefined;
  const [, params] = matchRoute(parse, route.path, pathname);
  return { screen: 'inspection', flow: new Map(Object.entries(params ?? {})).get('flow') };
};

test.each([
  ['/inspect', { screen: 'inspection', flow: undefined }],
  ['/inspect/life.UPLOAD', { screen: 'inspection', flow: 'life.UPLOAD' }],
  ['/hlaseni/nonlife/car/transitions', { screen: 'transitions', flow: 'car.DRAFT' }],
  ['/hlaseni/life/transitions?flow=QUESTION', { screen: 'transitions', flow: 'life.QUESTION' }],
  ['/hlaseni/nonlife/car/vozidlo', undefined],
  ['/inspect/preview?flow=car.DRAFT&page=vehicle', { screen: 'preview', flow: 'car.DRAFT' }],
  ['/inspection', undefined],
])('%s leads to %j', (address, route) => {
  expect(found(address)).toEqual(route);
});

test('nobody gets there where the configuration keeps it closed', () => {
  const closed = { ...open, devTools: false };
  const addresses = ['/inspect', '/inspect/preview', '/hlaseni/life/transitions'];
  expect(addresses.map((address) => found(address, closed))).toEqual([undefined, undefined, undefined]);
});
