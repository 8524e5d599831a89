import { describe, expect, test } from 'vitest';
import type { RepairShop } from '#machines/service/repairShops.ts';
import { foundShops } from '#src/shops/foundShops.ts';
import { formatDistance } from '#src/shops/ShopTile.tsx';

const praha = { lat: 50.08, lng: 14.43 };
const brno = { lat: 49.19, lng: 16.61 };

const shop = (id: string, differing: Partial<RepairShop>): RepairShop => ({
  id,
  name: id,
  street: 'Servisní 10',
  city: 'Praha 4',
  countryCode: 'CZ',
  ...praha,
  contractual: true,
  handles: ['VEHICLE'],
  mobileTechnician: false,
  ...differing,
});
const shops = [
  shop('S1', { name: 'Ještěd Car', contractual: false, street: 'Servisní 9' }),
  shop('S2', { name: 'Autoservis Dub' }),
  shop('S3', { name: 'Karosárna Vltava', city: 'Praha 9' }),
  shop('S4', { name: 'Lakovna Morava', city: 'Brno', ...brno }),
];
const found = (search: string, { chosenId = '', own }: { chosenId?: string; own?: typeof praha } = {}) =>
  foundShops(shops, { search, chosenId, own }).map(({ id }) => id);

describe('a repair shop is found', () => {
  test.each([
    ['by nothing: all of them, partners first', '', ['S2', 'S3', 'S4', 'S1']],
    ['by its name without accents', 'karosarna', ['S3']],
    ['by its town', 'Praha', ['S2', 'S3', 'S1']],
    ['by its street', 'servisní 9', ['S3', 'S1']],
    ['by several words in any order', 'praha dub', ['S2']],
    ['by no name anybody has', 'xyz', []],
  ])('%s', (_, search, ids) => {
    expect(found(search)).toEqual(ids);
  });

  test('beside the one chosen, which stays', () => {
    expect(found('Brno', { chosenId: 'S3' })).toEqual(['S3', 'S4']);
  });

  test('nearest first where the reporter is known, partner or not', () => {
    expect(found('', { own: brno })).toEqual(['S4', 'S1', 'S2', 'S3']);
  });
});

test('how far a shop is, is known with the place of the reporter only', () => {
  const [morava] = foundShops(shops, { search: 'morava', chosenId: '', own: praha });
  const [unknown] = foundShops(shops, { search: 'morava', chosenId: '', own: undefined });
  expect([Math.round(morava?.distance ?? 0), unknown?.distance]).toEqual([186, undefined]);
});

test.each([
  [2.44, 'cs', '2,4 km'],
  [38.4, 'cs', '38 km'],
  [2.44, 'en', '2.4 km'],
] as const)('%d km in %s is read as %s', (km, language, text) => {
  expect(formatDistance(km, language).replace(/\s/, ' ')).toBe(text);
});
