import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repairShopCalls } from '#machines/service/repairShops.ts';
import { unlistedShop } from '#machines/claim/fields/inspection.ts';
import type { ShopRouting } from '#machines/claim/derived/vehicleRouting.ts';
import { Failure } from '#machines/calls/failures.ts';
import { registers } from '#server/registers/registers.ts';
import { configured } from '#server/settings/defaultConfiguration.ts';
import { knownShop } from '#server/finalize/examineClaim.ts';
import { nobodyAnswers } from './suite/lookups.ts';
import { startService, type TestService } from './service.ts';

const isAwayNow = new Failure('245000000', { status: 503 });
let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

describe('repair shops', () => {
  const idsOf = async (routing?: ShopRouting) => {
    const { repairShops } = await service
      .reporter()
      .call(repairShopCalls.repairShops, { query: { routing } });
    return new Set(repairShops.map(({ id }) => id));
  };

  test('come with address, place and hours', async () => {
    const { repairShops } = await service.reporter().call(repairShopCalls.repairShops, {});
    expect(repairShops.find(({ id }) => id === 'S001')).toEqual({
      id: 'S001',
      name: 'Autoservis Dub',
      street: 'Servisní 10',
      city: 'Praha 4',
      countryCode: 'CZ',
      lat: 50.0413,
      lng: 14.4521,
      contractual: true,
      handles: ['VEHICLE', 'HAIL', 'GLASS'],
      mobileTechnician: true,
      openingHours: { weekdays: '7:00–18:00', saturday: '8:00–12:00' },
    });
  });

  test('are those that do every repair asked for', async () => {
    const [all, home, vehicle, glass, fusion] = await Promise.all([
      idsOf(),
      idsOf('PROPERTY'),
      idsOf('VEHICLE'),
      idsOf('GLASS'),
      idsOf('FUSION'),
    ]);
    expect(fusion).toEqual(vehicle.intersection(glass));
    expect(glass.has('S004')).toBe(true);
    expect(vehicle.has('S004')).toBe(false);
    expect(home).toEqual(new Set(['S101', 'S102', 'S103', 'S104', 'S105']));
    expect(all).toEqual(vehicle.union(glass).union(home));
  });

  test('are not told while their register is away', async () => {
    const at = await service.another({ systems: nobodyAnswers });
    expect(await at.reporter().ask(repairShopCalls.repairShops, {})).toMatchObject({
      status: 503,
      body: { code: '245000000' },
    });
  });

  test('are asked for by a routing we know only', async () => {
    const answer = await service.reporter().send({ url: '/rest/repair-shop?routing=BOAT' });
    expect(answer).toMatchObject({ status: 400, body: { code: '245000030' } });
  });
});

describe('a shop of a report', () => {
  const known = (id: string) =>
    knownShop(registers(service.database.db), { id, name: 'Kdokoli', contractual: true, atHome: true });

  test('is our partner and comes to the vehicle when our register says so', async () => {
    expect(await known('S001')).toEqual({
      id: 'S001',
      name: 'Autoservis Dub, Servisní 10, Praha 4',
      contractual: true,
      atHome: true,
    });
    expect(await known('S006')).toMatchObject({ contractual: false, atHome: false });
  });

  test('that is not listed is no partner of ours', async () => {
    expect(await known(unlistedShop)).toEqual({
      id: unlistedShop,
      name: 'Kdokoli',
      contractual: false,
      atHome: false,
    });
  });

  test('that nobody knows is none', async () => {
    expect(await known('S999')).toBe(undefined);
  });

  test('is as it was named while the register is away, and no partner of ours', async () => {
    const away = { ...registers(service.database.db), listRepairShops: () => Promise.reject(isAwayNow) };
    const shop = { id: 'S001', name: 'Kdokoli', contractual: true, atHome: true };
    expect(await knownShop(away, shop)).toEqual({ ...shop, contractual: false, atHome: false });
    const broken = { ...away, listRepairShops: () => Promise.reject(new TypeError('broken')) };
    await expect(knownShop(broken, shop)).rejects.toThrow('broken');
  });
});

describe('the address search', () => {
  const brno = { place_id: 42, display_name: 'Masarykova 1, Brno, Česko', lat: '49.19', lon: '16.61' };

  /** A geocoder that answers as it is told, and notes what it was asked. */
  const withGeocoder = async (
    answer: RequestListener,
    ask: (service: TestService) => Promise<void>,
    mapTimeout?: number,
  ) => {
    const geocoder = createServer(answer).listen(0, '127.0.0.1');
    await once(geocoder, 'listening');
    const address = geocoder.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const geocoderUrl = `http://127.0.0.1:${port}`;
    try {
      await ask(
        await service.another({
          mapSearch: `${geocoderUrl}/search?key=secret&q={query}`,
          mapAddress: `${geocoderUrl}/reverse?key=secret&lat={lat}&lon={lng}`,
          ...(mapTimeout !== undefined && { mapTimeout }),
        }),
      );
    } finally {
      geocoder.closeAllConnections();
      geocoder.close();
    }
  };
  const query = { query: 'Masarykova 1, Brno' };
  const point = { lat: 49.19012, lng: 16.61034 };

  test('is asked by the service, so that its key stays here', async () => {
    const asked: (string | undefined)[] = [];
    await withGeocoder(
      (request, response) => {
        asked.push(request.url);
        response.end(JSON.stringify([brno]));
      },
      async (searching) => {
        expect(await searching.reporter().call(repairShopCalls.searchMap, { body: query })).toEqual({
          places: [{ id: '42', label: 'Masarykova 1, Brno, Česko', lat: 49.19, lng: 16.61 }],
        });
      },
    );
    expect(asked).toEqual(['/search?key=secret&q=Masarykova%201%2C%20Brno']);
  });

  test('gives five places at most, each short enough for a place of inspection', async () => {
    const long = { ...brno, display_name: `Masarykova 1, Brno, ${'okres '.repeat(20)}` };
    await withGeocoder(
      (_, response) => void response.end(JSON.stringify(Array.from({ length: 8 }, () => long))),
      async (searching) => {
        const { places } = await searching.reporter().call(repairShopCalls.searchMap, { body: query });
        expect(places.map(({ label }) => label)).toEqual(
          Array.from({ length: 5 }, () => 'Masarykova 1, Brno'),
        );
      },
    );
  });

  test.each<[string, RequestListener]>([
    ['refuses', (_, response) => void response.writeHead(500).end()],
    ['answers something else', (_, response) => void response.end('{}')],
    ['does not answer in time', () => undefined],
  ])('is away, when the geocoder %s', async (_, answer) => {
    const ask = async (searching: TestService) => {
      const away = { status: 503, body: { code: 'ADDRESS_SEARCH_ERROR' } };
      expect(await searching.reporter().ask(repairShopCalls.searchMap, { body: query })).toMatchObject(away);
      expect(await searching.reporter().ask(repairShopCalls.addressAt, { body: point })).toMatchObject(away);
    };
    await withGeocoder(answer, ask, 200);
  });

  test('tells the address of a point, whose parts fill in the fields', async () => {
    const asked: (string | undefined)[] = [];
    const address = { village: 'Vlkov', house_number: '12', postcode: '594 53', country_code: 'cz' };
    await withGeocoder(
      (request, response) => {
        asked.push(request.url);
        response.end(JSON.stringify({ ...brno, address }));
      },
      async (searching) => {
        expect(await searching.reporter().call(repairShopCalls.addressAt, { body: point })).toEqual({
          places: [
            {
              id: '42',
              label: 'Masarykova 1, Brno, Česko',
              lat: 49.19,
              lng: 16.61,
              address: {
                streetWithNumbers: 'Vlkov 12',
                city: 'Vlkov',
                zipCode: '59453',
                countryCode: 'CZ',
              },
            },
          ],
        });
      },
    );
    expect(asked).toEqual(['/reverse?key=secret&lat=49.19012&lon=16.61034']);
  });

  test('knows no address of a point in the woods', async () => {
    await withGeocoder(
      (_, response) => void response.end(JSON.stringify({ error: 'Unable to geocode' })),
      async (searching) => {
        expect(await searching.reporter().call(repairShopCalls.addressAt, { body: point })).toEqual({
          places: [],
        });
      },
    );
  });

  test('looks for what was typed with half a letter in it', async () => {
    const asked: (string | undefined)[] = [];
    await withGeocoder(
      (request, response) => {
        asked.push(request.url);
        response.end('[]');
      },
      async (searching) => {
        const body = { query: 'Brno\ud83d' };
        expect(await searching.reporter().call(repairShopCalls.searchMap, { body })).toEqual({ places: [] });
      },
    );
    expect(asked).toEqual(['/search?key=secret&q=Brno%EF%BF%BD']);
  });

  test('wants something to look for', async () => {
    const refused = { status: 400, body: { code: '245000030' } };
    const reporter = service.reporter();
    expect(await reporter.ask(repairShopCalls.searchMap, { body: { query: ' ' } })).toMatchObject(refused);
    expect(await reporter.ask(repairShopCalls.addressAt, { body: { ...point, lat: 91 } })).toMatchObject(
      refused,
    );
  });
});

describe('the security policy', () => {
  const pictures = async (mapTiles: string): Promise<string> => {
    const other = await service.another({ configuration: configured({ mapTiles }) });
    const { headers } = await other.reporter().send({ url: '/health/live' });
    return /img-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1] ?? '';
  };

  test.each([
    ['https://tile.example.org/{z}/{x}/{y}.png?key=1', "'self' data: blob: https://tile.example.org"],
    ['https://{s}.tile.example.org/{z}/{x}/{y}.png', "'self' data: blob: https://*.tile.example.org"],
    ['/tiles/{z}/{x}/{y}.png', "'self' data: blob:"],
  ])('lets pictures come from %s', async (template, allowed) => {
    expect(await pictures(template)).toBe(allowed);
  });

  test('takes no template that would change it', () => {
    const template = "https://a.example/{z}/{x}/{y}; script-src 'unsafe-inline'";
    expect(() => configured({ mapTiles: template })).toThrow('mapTiles');
  });
});
