import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Place, Position } from '#machines/service/repairShops.ts';
import { shopServices } from '#src/shops/map/shopServices.ts';
import { givenPage } from './givenPage.tsx';

const yard: Place = { id: '42', label: 'Dlouhá 5, Kolín', lat: 50.03, lng: 15.2 };
const tile = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const pointed: Position[] = [];
const shops = shopServices({
  loadShops: async () => [],
  searchAddress: async () => [yard],
  addressAt: async (at) => {
    pointed.push(at);
    return [yard];
  },
  locate: () => Promise.reject(new Error('nobody asks')),
});

const givenInspection = async (claim: ClaimDetail) => {
  const page = await givenPage({
    code: 'inspection',
    shops,
    claim: { vehicleRouting: 'VEHICLE', ...claim },
    configuration: { mapTiles: `${tile}#{z}{x}{y}` },
  });
  return {
    ...page,
    proceed: () => page.user.click(screen.getByRole('button', { name: 'Pokračovat' })),
  };
};
type Hands = Pick<Awaited<ReturnType<typeof givenInspection>>, 'user'> & { readonly map: HTMLElement };
const offered = (field: string) =>
  screen
    .queryAllByRole<HTMLInputElement>('radio')
    .flatMap(({ name, value }) => (name === field ? [value] : []));

test.each([
  ['VEHICLE_HEADINGFOR_SERVICE', ['SELF_INSPECTION', 'MOBILE_TECHNICIAN'], []],
  ['VEHICLE_IN_SERVICE', ['SELF_INSPECTION', 'MOBILE_TECHNICIAN'], []],
  [
    'VEHICLE_SELF_REPAIRMENT',
    ['SELF_INSPECTION', 'MOBILE_TECHNICIAN'],
    ['COSTING', 'INVOICE', 'UNSPECIFIED'],
  ],
  ['VEHICLE_FIXED', [], ['INVOICE', 'COSTING']],
] as const)('%s: what is asked fits', async (repairHandling, methods, bases) => {
  await givenInspection({ repairHandling, selfInspectionAuthorized: true });
  await waitFor(() => expect([offered('inspectionMethod'), offered('costBasis')]).toEqual([methods, bases]));
});

test('who does not know yet how the vehicle is repaired reads that we call', async () => {
  const { user } = await givenPage({
    code: 'damageExtent',
    claim: { vehicleRouting: 'VEHICLE', reporter: { tel: '777123456' } },
  });
  await user.click(await screen.findByRole('radio', { name: 'Ještě nevím' }));
  await screen.findByText('777123456');
});

test('who may not inspect the vehicle alone is told why, and is asked where the technician shall come', async () => {
  await givenInspection({ repairHandling: 'VEHICLE_IN_SERVICE', selfInspectionAuthorized: false });
  await screen.findByText(/Fotky telefonem u tohoto vozidla/);
  await screen.findByLabelText('Místo prohlídky');
  expect(offered('inspectionMethod')).toEqual([]);
});

test('glass is spoken of where only glass is broken', async () => {
  await givenPage({ code: 'glassRepair', claim: { eventKinds: ['HAVSKLA'], vehicleRouting: 'GLASS' } });
  expect(screen.getByRole('button', { name: /^Nechám sklo opravit v servisu/ })).toBeTruthy();
});

test('a place found by its address is known to the map until it is typed over', async () => {
  const { user, proceed, asked } = await givenInspection({ repairHandling: 'VEHICLE_SELF_REPAIRMENT' });
  await user.click(await screen.findByRole('button', { name: 'Vyhledat adresu' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Adresa nebo obec' }), 'Dlouhá{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Dlouhá 5, Kolín' }));
  const answers = { inspectionPlace: 'Dlouhá 5, Kolín' };
  await proceed();
  await waitFor(() => expect(asked).toEqual([['next', { ...answers, placeId: '42' }]]));
  await user.type(screen.getByLabelText('Místo prohlídky'), ' vzadu');
  await proceed();
  await waitFor(() =>
    expect(asked[1]).toEqual(['next', { ...answers, inspectionPlace: 'Dlouhá 5, Kolín vzadu' }]),
  );
});

test.each([
  ['a press', async ({ user, map }: Hands) => user.pointer({ keys: '[MouseLeft]', target: map })],
  [
    'the keys',
    async ({ user, map }: Hands) => {
      map.focus();
      await user.keyboard('{Enter}');
    },
  ],
])('a place is pointed at on the map by %s, and its nearest address is taken', async (_, point) => {
  const { user, proceed, asked } = await givenInspection({ repairHandling: 'VEHICLE_SELF_REPAIRMENT' });
  await user.click(await screen.findByRole('button', { name: 'Vyhledat adresu' }));
  const group = await screen.findByRole('group', { name: 'Mapa, na které ukážete místo' });
  const map = await waitFor(() => {
    const drawn = group.querySelector<HTMLElement>('.leaflet-container');
    if (!drawn) throw new Error('The map is not drawn yet.');
    return drawn;
  });
  pointed.length = 0;
  await point({ user, map });
  await user.click(await screen.findByRole('button', { name: 'Dlouhá 5, Kolín' }));
  expect(pointed).toEqual([{ lat: expect.any(Number), lng: expect.any(Number) }]);
  await proceed();
  await waitFor(() =>
    expect(asked).toEqual([['next', { inspectionPlace: 'Dlouhá 5, Kolín', placeId: '42' }]]),
  );
});
