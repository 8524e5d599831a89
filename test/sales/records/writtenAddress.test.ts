import { expect, test } from 'vitest';
import { addressBoxes, writtenAddress, zonesOf } from '#machines/sales/records/writtenAddress.ts';

test.each([
  [
    {
      street: 'Dolní',
      buildingNumber: '1120',
      orientationNumber: '31',
      villagePart: 'Zábřeh',
      village: 'Ostrava',
      postalCode: '70030',
    },
    'Dolní 1120/31, Zábřeh, 700 30 Ostrava',
  ],
  [
    { street: 'Dolní', buildingNumber: '5', village: 'Prostějov', postalCode: '79601' },
    'Dolní 5, 796 01 Prostějov',
  ],
  [
    { villagePart: 'Lhota', buildingNumber: '12', village: 'Zkušebná', postalCode: '58812' },
    'Lhota 12, 588 12 Zkušebná',
  ],
])('%j is written as %s', (address, written) => {
  expect(writtenAddress(address)).toBe(written);
});

test('an address that is picked leaves nothing of the one before', () => {
  expect(addressBoxes({ villagePart: 'Lhota', buildingNumber: '12', village: 'Zkušebná' })).toEqual({
    street: '',
    buildingNumber: '12',
    orientationNumber: '',
    villagePart: 'Lhota',
    village: 'Zkušebná',
    postalCode: '',
    city: '',
    place: '',
    countryCode: 'CZ',
  });
});

test.each([
  [{ postalCode: '140 00' }, { flat: 3, region: 3 }],
  [{ postalCode: '70030' }, { flat: 2, region: 2 }],
  [{ postalCode: '58812' }, { flat: 1, region: 1 }],
  [{ postalCode: '040 11', countryCode: 'SK' }, undefined],
  [{ postalCode: '14' }, undefined],
])('%j is in the zones %j', (address, zones) => {
  expect(zonesOf(address)).toEqual(zones);
});
