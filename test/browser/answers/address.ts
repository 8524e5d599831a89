import type { Fields } from '#test/browser/support/fields.ts';

/** An address in Ostrava as the claim keeps it. */
export const home = {
  streetWithNumbers: 'Nádražní 27',
  zipCode: '70200',
  city: 'Ostrava',
  countryCode: 'CZ',
} as const;

/** Types that address into the fields of a path. */
export const typeHome = async (fields: Fields, path: string): Promise<void> => {
  await fields.type(`${path}.streetWithNumbers`, home.streetWithNumbers, 'address.streetWithNumbers');
  await fields.type(`${path}.zipCode`, '702 00', 'address.zipCode');
  await fields.type(`${path}.city`, home.city, 'address.city');
};
