import type { ClientRecord } from '#machines/service/sales/clientRecord.ts';

const address = {
  street: 'Nádražní',
  buildingNumber: '27',
  village: 'Ostrava',
  postalCode: '70200',
  city: 'Ostrava',
  countryCode: 'CZ',
};

/** A person as the form of a client has them. */
export const person = {
  person: {
    type: 'FO',
    birthNumber: '7903149034',
    firstName: 'Radim',
    surname: 'Zkoušel',
    nationality: 'CZ',
    mobile: '+420777100000',
    email: 'radim.zkousel@example.com',
  },
  address,
} satisfies ClientRecord;

/** A company. */
export const company = {
  person: {
    type: 'PO',
    ico: '99001101',
    companyName: 'Nováček s.r.o.',
    email: 'info@example.com',
  },
  address,
} satisfies ClientRecord;
