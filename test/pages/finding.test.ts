import { describe, expect, test } from 'vitest';
import { foundShops } from '../../src/pages/car/foundShops.ts';
import { identifiersTyped } from '../../src/pages/car/identifiersTyped.ts';
import { likelyDrivers } from '../../src/pages/car/likelyDrivers.ts';

const shop = (code: string, name: string, description: string) => ({
  code,
  name,
  description,
  tooltip: undefined,
  categories: [],
});
const shops = [
  shop('S1', 'Autoservis Dub', 'Servisní 10, Praha 4'),
  shop('S2', 'Karosárna Vltava', 'Servisní 11, Praha 9'),
  shop('S3', 'Lakovna Morava', 'Servisní 12, Brno'),
];
const found = (search: string, chosen = '') => foundShops(shops, search, chosen).map(({ code }) => code);

describe('a repair shop is found', () => {
  test.each([
    ['by nothing: all of them', '', ['S1', 'S2', 'S3']],
    ['by its name without accents', 'karosarna', ['S2']],
    ['by its town', 'Praha', ['S1', 'S2']],
    ['by several words in any order', 'praha dub', ['S1']],
    ['by no name anybody has', 'xyz', []],
  ])('%s', (_, search, codes) => {
    expect(found(search)).toEqual(codes);
  });

  test('beside the one chosen, which stays', () => {
    expect(found('Brno', 'S1')).toEqual(['S1', 'S3']);
  });
});

test.each([
  ['4UI5655', { registrationNo: '4UI5655' }],
  ['TMBZZZ3VZN4000001', { vin: 'TMBZZZ3VZN4000001' }],
  ['4400000017', {}],
  [undefined, {}],
])('what the vehicle was searched by is not typed twice: %s', (search, typed) => {
  expect(identifiersTyped(search)).toEqual(typed);
});

describe('the driver may be', () => {
  const jan = { reporter: { fullName: 'Jan Novotný' } };
  test('the reporter, once, when the insured is the same person', () => {
    const insured = { personKind: 'NATURAL', fullName: 'Jan Novotný' } as const;
    expect(likelyDrivers({ ...jan, reporterRole: 'INSURED', insured })).toEqual({
      me: 'Jan Novotný',
      insured: undefined,
    });
  });

  test('the insured only, when a repair shop reports', () => {
    const insured = { personKind: 'NATURAL', fullName: 'Eva Malá' } as const;
    expect(likelyDrivers({ ...jan, reporterRole: 'SERVICE', insured })).toEqual({
      me: undefined,
      insured: 'Eva Malá',
    });
  });

  test('nobody named, when a company is insured and a broker reports', () => {
    const insured = { personKind: 'LEGAL', companyName: 'Firma' } as const;
    expect(likelyDrivers({ ...jan, reporterRole: 'BROKER', insured })).toEqual({
      me: undefined,
      insured: undefined,
    });
  });
});
