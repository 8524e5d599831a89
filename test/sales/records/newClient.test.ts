import { expect, test } from 'vitest';
import { addressPartsOf, partsOfStreet } from '#machines/sales/records/addressParts.ts';
import { newClientAfter } from '#machines/sales/records/newClient.ts';
import type { ClientRecord } from '#machines/service/sales/clientRecord.ts';

test.each<[string, ClientRecord['person']]>([
  ['8506019005', { type: 'FO', birthNumber: '8506019005' }],
  ['ýíéš+číéšč', { type: 'FO', birthNumber: '7903149034' }],
  ['9208149999', { type: 'FO', foreigner: true, birthDate: '1992-08-14' }],
  ['99001110', { type: 'PO', ico: '99001110' }],
  ['jana nová', { firstName: 'Jana', surname: 'Nová' }],
  ['nová 1984', { surname: 'Nová' }],
  ['4400100017', undefined],
])('after %s a client begins with what it says', (text, person) => {
  expect(newClientAfter({ text })).toEqual(person === undefined ? {} : { person });
});

test('a company of the register begins with its name and its seat', () => {
  const company = {
    companyFound: true,
    isAway: false,
    companyName: 'Nováček s.r.o.',
    address: { countryCode: 'CZ', streetWithNumbers: 'Dolní 5', city: 'Olomouc', zipCode: '77900' },
  };
  const found = {
    outcome: 'NONE',
    clients: [],
    count: 0,
    isMore: false,
    isLast: true,
    isShared: false,
  } as const;
  expect(newClientAfter({ text: '99001101' }, { ...found, clients: [], company })).toEqual({
    person: { type: 'PO', ico: '99001101', companyName: 'Nováček s.r.o.' },
    address: {
      street: 'Dolní',
      buildingNumber: '5',
      village: 'Olomouc',
      city: 'Olomouc',
      postalCode: '77900',
      countryCode: 'CZ',
    },
  });
});

test.each([
  ['Dolní 5', { street: 'Dolní', buildingNumber: '5' }],
  ['Na Pankráci 1120/31a', { street: 'Na Pankráci', buildingNumber: '1120', orientationNumber: '31a' }],
  ['17. listopadu 12', { street: '17. listopadu', buildingNumber: '12' }],
  ['Lhotka', { street: 'Lhotka' }],
  ['12', { buildingNumber: '12' }],
])('%s is taken apart', (text, parts) => {
  expect(partsOfStreet(text)).toEqual(parts);
});

test('an address without a street has none', () => {
  expect(addressPartsOf({ city: 'Zkušebná', zipCode: '70200' })).toEqual({
    village: 'Zkušebná',
    city: 'Zkušebná',
    postalCode: '70200',
    countryCode: 'CZ',
  });
});
