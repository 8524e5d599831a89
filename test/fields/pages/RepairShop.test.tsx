import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { Place, RepairShop as Shop } from '#machines/service/repairShops.ts';
import seeds from '#server/store/seeds/repair-shops.json' with { type: 'json' };
import { shopServices } from '#src/shops/map/shopServices.ts';
import { givenPage } from './givenPage.tsx';

/** Those that repair vehicles. */
const shops = seeds.filter(({ handles }) => !handles.includes('PROPERTY'));
const brno: Place = { id: '1', label: 'Masarykova 1, Brno', lat: 49.19, lng: 16.61 };
const away = new Failure('ADDRESS_SEARCH_ERROR');
const tile = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

type Given = {
  claim?: ClaimDetail;
  /** Template of the tiles; an address that does not exist fails. */
  tiles?: string;
  loads?: readonly (readonly Shop[] | Failure)[];
  found?: readonly Place[] | Failure;
};

/** Shows the page with shops and map services that answer as told. */
async function givenShops({
  claim = {},
  tiles = '/nowhere/{z}/{x}/{y}.png',
  loads = [shops],
  found = [],
}: Given) {
  const left = [...loads];
  const services = shopServices({
    loadShops: async () => answered(left.shift() ?? []),
    searchAddress: async () => answered(found),
    addressAt: async () => answered(found),
    locate: () => Promise.reject(new Error('User denied Geolocation')),
  });
  const page = await givenPage({
    code: 'repairShop',
    shops: services,
    configuration: { mapTiles: tiles },
    claim: { repairHandling: 'VEHICLE_IN_SERVICE', vehicleRouting: 'VEHICLE', ...claim },
  });
  return { ...page, proceed: () => page.user.click(screen.getByRole('button', { name: 'Pokračovat' })) };
}

function answered<Value>(value: Value | Failure): Value {
  if (value instanceof Failure) throw value;
  return value;
}

const shopNamed = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const shown = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .flatMap(({ value }) => (value === 'UNLISTED' ? [] : [value]));
const pin = (name: string) => screen.findByRole('button', { name });

describe('a repair shop', () => {
  test('is found by its town and chosen; the claim keeps its name, address and who pays', async () => {
    const { user, proceed, asked } = await givenShops({});
    await user.type(await screen.findByRole('searchbox', { name: 'Název servisu nebo obec' }), 'brno');
    await waitFor(() => expect(shown()).toEqual(['S003']));
    await user.click(await shopNamed('Lakovna Morava'));
    await proceed();
    await waitFor(() =>
      expect(asked).toEqual([
        [
          'next',
          {
            repairShop: {
              id: 'S003',
              name: 'Lakovna Morava, Servisní 12, Brno',
              contractual: false,
              atHome: false,
            },
          },
        ],
      ]),
    );
  });

  test('that comes to the vehicle comes when the reporter wants it', async () => {
    const { user, proceed, asked } = await givenShops({});
    await user.click(await shopNamed('Autoservis Dub'));
    await user.click(await screen.findByRole('checkbox', { name: 'Chci, aby servis přijel za mnou' }));
    await proceed();
    const repairShop = {
      id: 'S001',
      name: 'Autoservis Dub, Servisní 10, Praha 4',
      contractual: true,
      atHome: true,
    };
    await waitFor(() => expect(asked).toEqual([['next', { repairShop }]]));
  });

  test('that does not come is not asked to', async () => {
    const { user } = await givenShops({});
    await user.click(await shopNamed('Karosárna Vltava'));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('that is not listed is named by the reporter', async () => {
    const { user, proceed, asked } = await givenShops({});
    await user.click(await shopNamed('Můj servis v seznamu není'));
    await proceed();
    const name = await screen.findByLabelText('Název a adresa servisu');
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(asked).toEqual([]);
    await user.type(name, 'U Nováků, Kolín');
    await proceed();
    const repairShop = { id: 'UNLISTED', name: 'U Nováků, Kolín', contractual: false, atHome: false };
    await waitFor(() => expect(asked).toEqual([['next', { repairShop }]]));
  });

  test('must be chosen', async () => {
    const { proceed, asked } = await givenShops({});
    await shopNamed('Autoservis Dub');
    await proceed();
    await waitFor(() => expect(screen.getAllByText('Vyberte servis.').length).toBeGreaterThan(0));
    expect(asked).toEqual([]);
  });

  test('stays chosen whatever is searched for after', async () => {
    const { user } = await givenShops({});
    await user.click(await shopNamed('Karosárna Vltava'));
    await user.type(screen.getByRole('searchbox'), 'brno');
    await waitFor(() => expect(shown()).toEqual(['S002', 'S003']));
    expect((await shopNamed('Karosárna Vltava')).checked).toBe(true);
  });
});

describe('the map', () => {
  test('chooses in the list, and the list on the map', async () => {
    const { user } = await givenShops({ tiles: `${tile}#{z}{x}{y}` });
    await user.click(await pin('Karosárna Vltava, Praha 9'));
    await waitFor(async () => expect((await shopNamed('Karosárna Vltava')).checked).toBe(true));
    await user.click(await shopNamed('Autoservis Dub'));
    await waitFor(async () =>
      expect((await pin('Autoservis Dub, Praha 4')).getAttribute('aria-pressed')).toBe('true'),
    );
    expect((await pin('Karosárna Vltava, Praha 9')).getAttribute('aria-pressed')).toBe('false');
  });

  test('is one stop of the tab key, arrows lead from pin to pin', async () => {
    const { user } = await givenShops({ tiles: `${tile}#{z}{x}{y}` });
    const first = await pin('Autoservis Dub, Praha 4');
    first.focus();
    await user.keyboard('{ArrowRight}{Enter}');
    const chosen = document.activeElement?.getAttribute('aria-label') ?? '';
    expect(chosen).not.toBe('Autoservis Dub, Praha 4');
    await waitFor(async () => expect((await pin(chosen)).getAttribute('aria-pressed')).toBe('true'));
  });

  test('that does not come leaves the list working, and can be tried again', async () => {
    const { user, proceed, asked } = await givenShops({});
    await screen.findByText('Mapa se nenačetla');
    await user.click(await shopNamed('Karosárna Vltava'));
    await proceed();
    await waitFor(() => expect(asked).toHaveLength(1));
    // Its tiles are soon refused again, so who looks only after the press may find it gone.
    const shownAgain = screen.findByRole('group', { name: 'Mapa servisů' });
    await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
    await shownAgain;
  });
});

describe('the place of the reporter', () => {
  const openLocation = async (given: Given) => {
    const page = await givenShops(given);
    await page.user.click(await screen.findByRole('button', { name: 'Nastavit mou polohu' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Odkud to máte nejblíž?' }));
    const search = async (address: string) => {
      await page.user.type(dialog.getByRole('searchbox', { name: 'Adresa nebo obec' }), `${address}{Enter}`);
    };
    return { ...page, dialog, search };
  };

  test('found by its address brings the nearest shop to the top, with its distance', async () => {
    const { user, dialog, search } = await openLocation({ found: [brno] });
    await search('Masarykova, Brno');
    await user.click(await dialog.findByRole('button', { name: 'Masarykova 1, Brno' }));
    await screen.findByText('Seřazeno podle vzdálenosti: Masarykova 1, Brno');
    expect(shown()[0]).toBe('S003');
    expect(screen.getByText(/^1,1\s?km$/)).toBeTruthy();
  });

  test('refused by the device leaves the address', async () => {
    const { user, dialog } = await openLocation({});
    await user.click(dialog.getByRole('button', { name: 'Zjistit polohu' }));
    await dialog.findByText(/Polohu se nepodařilo zjistit/);
  });

  test('is not found, or the search is away: two sentences', async () => {
    const { dialog, search } = await openLocation({});
    await search('Nikde');
    await dialog.findByText(/Takovou adresu jsme nenašli/);
  });

  test('cannot be searched for while the search is away', async () => {
    const { dialog, search } = await openLocation({ found: away });
    await search('Brno');
    await dialog.findByText('Adresu teď nemůžeme vyhledat');
  });
});

test('shops that did not come are loaded again when the reporter says so', async () => {
  const { user } = await givenShops({ loads: [new Failure('245000000'), shops] });
  const line = (await screen.findByText(/Nabídku se nepodařilo načíst/)).closest('output');
  await user.click(within(line ?? document.body).getByRole('button', { name: 'Zkusit znovu' }));
  await shopNamed('Autoservis Dub');
});
