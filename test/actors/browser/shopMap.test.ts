import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { shopMapMachine } from '#machines/actors/browser/shopMap.ts';
import { Failure } from '#machines/calls/failures.ts';
import { mapTimeout, type Place, type Position } from '#machines/service/repairShops.ts';
import { script } from '#test/actors/script.ts';
import { pass, promisesDone } from '#test/actors/time.ts';
import { walked } from '#test/actors/walked.ts';

const walk = walked(shopMapMachine);
const brno: Place = { id: '1', label: 'Masarykova 1, Brno', lat: 49.19, lng: 16.61 };
const here: Position = { lat: 50.08, lng: 14.42 };
const refused = new Error('User denied Geolocation');
const away = new Failure('ADDRESS_SEARCH_ERROR');

type Turns = {
  locations?: readonly (Position | Error)[];
  searches?: readonly (readonly Place[] | Error)[];
  addresses?: readonly (readonly Place[] | Error)[];
};

const start = ({ locations = [], searches = [], addresses = [] }: Turns = {}) => {
  const clock = new SimulatedClock();
  const locate = script<Position, void>(...locations);
  const searchAddress = script<readonly Place[], { query: string }>(...searches);
  const addressAt = script<readonly Place[], Position>(...addresses);
  const actors = {
    locate: locate.logic,
    searchAddress: searchAddress.logic,
    addressAt: addressAt.logic,
  };
  const actor = createActor(shopMapMachine.provide({ actors }), { clock, inspect: walk.inspect }).start();
  const look = () => {
    const { value, context } = actor.getSnapshot();
    return { ...value, ...context };
  };
  return { actor, clock, searchAddress, addressAt, look };
};

const untouched = {
  map: 'unseen',
  location: 'idle',
  search: 'idle',
  dialog: 'closed',
  own: undefined,
  places: [],
  pointed: undefined,
};

test('a map is loading until it shows, and nobody is asked where they are', () => {
  const { actor, look } = start();
  expect(look()).toEqual(untouched);
  actor.send({ type: 'LOAD_MAP' });
  expect(look()).toEqual({ ...untouched, map: 'loading' });
  actor.send({ type: 'MAP_SHOWN' });
  expect(look()).toEqual({ ...untouched, map: 'shown' });
});

test('a map that fails can be tried again, as often as it takes', () => {
  const { actor, look } = start();
  const seen = (
    ['LOAD_MAP', 'MAP_FAILED', 'LOAD_MAP', 'MAP_SHOWN', 'LOAD_MAP', 'MAP_SHOWN', 'MAP_FAILED'] as const
  ).map((type) => {
    actor.send({ type });
    return look().map;
  });
  expect(seen).toEqual(['loading', 'mapFailed', 'loading', 'shown', 'loading', 'shown', 'mapFailed']);
});

test('a map that does not come within a minute after it is opened has failed', async () => {
  const { actor, clock, look } = start();
  await pass(clock, mapTimeout);
  expect(look().map).toBe('unseen');
  actor.send({ type: 'LOAD_MAP' });
  await pass(clock, mapTimeout - 1);
  expect(look().map).toBe('loading');
  await pass(clock, 1);
  expect(look().map).toBe('mapFailed');
});

test('a reporter who allows it is found, and the dialog closes', async () => {
  const { actor, look } = start({ locations: [here] });
  actor.send({ type: 'OPEN_LOCATION' });
  actor.send({ type: 'LOCATE' });
  expect(look()).toEqual({ ...untouched, location: 'asking', dialog: 'ownLocation' });
  await promisesDone();
  expect(look()).toEqual({ ...untouched, location: 'found', own: here });
});

test('a reporter who refuses may look for an address instead', async () => {
  const { actor, searchAddress, look } = start({ locations: [refused], searches: [[brno]] });
  actor.send({ type: 'OPEN_LOCATION' });
  actor.send({ type: 'LOCATE' });
  await promisesDone();
  expect(look()).toEqual({ ...untouched, location: 'denied', dialog: 'ownLocation' });
  actor.send({ type: 'SEARCH', query: 'Masarykova, Brno' });
  await promisesDone();
  expect(searchAddress.asked).toEqual([{ query: 'Masarykova, Brno' }]);
  expect(look().places).toEqual([brno]);
  actor.send({ type: 'PICK_PLACE', place: brno });
  expect(look()).toEqual({ ...untouched, location: 'found', own: brno });
});

test('a device that does not say where it is within a minute is asked in vain', async () => {
  const { actor, clock, look } = start();
  actor.send({ type: 'LOCATE' });
  await pass(clock, mapTimeout);
  expect(look().location).toBe('denied');
});

test('a place is forgotten when the reporter says so', () => {
  const { actor, look } = start();
  actor.send({ type: 'PICK_PLACE', place: brno });
  actor.send({ type: 'FORGET_LOCATION' });
  expect(look()).toEqual(untouched);
});

test('an address search that is away says so and leaves map and place alone', async () => {
  const { actor, look } = start({ searches: [away] });
  actor.send({ type: 'PICK_PLACE', place: brno });
  actor.send({ type: 'SEARCH', query: 'Praha' });
  await promisesDone();
  expect(look()).toEqual({ ...untouched, location: 'found', search: 'failed', own: brno });
});

test('an address search that takes a minute has failed', async () => {
  const { actor, clock, look } = start();
  actor.send({ type: 'SEARCH', query: 'Praha' });
  await pass(clock, mapTimeout);
  expect(look().search).toBe('failed');
});

test('of two searches the later one counts', async () => {
  const { actor, searchAddress, look } = start({ searches: [[], [brno]] });
  actor.send({ type: 'SEARCH', query: 'Br' });
  actor.send({ type: 'SEARCH', query: 'Brno' });
  await promisesDone();
  expect(searchAddress.signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(look()).toEqual({ ...untouched, search: 'found', places: [brno] });
});

test('a point of the map leads to its address, which is taken by a press', async () => {
  const { actor, addressAt, look } = start({ addresses: [[brno]] });
  actor.send({ type: 'OPEN_LOCATION' });
  actor.send({ type: 'POINT', at: here });
  expect(look()).toEqual({ ...untouched, search: 'locating', dialog: 'ownLocation', pointed: here });
  await promisesDone();
  expect(addressAt.asked).toEqual([here]);
  expect(look()).toEqual({
    ...untouched,
    search: 'found',
    dialog: 'ownLocation',
    places: [brno],
    pointed: here,
  });
  actor.send({ type: 'PICK_PLACE', place: brno });
  expect(look()).toEqual({ ...untouched, location: 'found', own: brno });
});

test('of a point and another the later one counts, and words searched for count instead of both', async () => {
  const { actor, addressAt, look } = start({ addresses: [[], [], [brno]], searches: [[brno]] });
  actor.send({ type: 'POINT', at: here });
  actor.send({ type: 'POINT', at: { lat: 49.2, lng: 16.6 } });
  await promisesDone();
  expect(addressAt.signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(look()).toMatchObject({ search: 'found', places: [], pointed: { lat: 49.2, lng: 16.6 } });
  actor.send({ type: 'POINT', at: here });
  actor.send({ type: 'SEARCH', query: 'Brno' });
  await promisesDone();
  expect(look()).toEqual({ ...untouched, search: 'found', places: [brno] });
});

test('a point whose address does not come, or not within a minute, is told so', async () => {
  const { actor, clock, look } = start({ addresses: [away] });
  actor.send({ type: 'POINT', at: here });
  await promisesDone();
  expect(look()).toEqual({ ...untouched, search: 'failed', pointed: here });
  actor.send({ type: 'POINT', at: here });
  await pass(clock, mapTimeout);
  expect(look()).toEqual({ ...untouched, search: 'failed', pointed: here });
});

test('the large map leads to the own location and back to the page', () => {
  const { actor, look } = start();
  const seen = (['OPEN_MAP', 'CLOSE', 'OPEN_MAP', 'OPEN_LOCATION', 'CLOSE'] as const).map((type) => {
    actor.send({ type });
    return look().dialog;
  });
  expect(seen).toEqual(['shopMap', 'closed', 'shopMap', 'ownLocation', 'closed']);
});

test('every transition of shopMap is walked', () => {
  expect(walk.left()).toEqual([]);
});
