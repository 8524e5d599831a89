import type { FoundCompany } from '#machines/service/companies.ts';
import type { ClientRecord } from '#machines/service/sales/clientRecord.ts';

type Address = NonNullable<ClientRecord['address']>;

/** A street with the numbers behind it in parts: `Dolní 1120/31`; only the street where no number ends it. */
export const partsOfStreet = (
  text: string,
): Pick<Address, 'street' | 'buildingNumber' | 'orientationNumber'> => {
  const [, street, building, orientation] =
    /^(.*?)[\s,]*\b(\d{1,4})(?:\s*\/\s*(\d{1,4}[a-z]?))?$/i.exec(text.trim()) ?? [];
  if (building === undefined) return { street: text.trim() };
  return {
    ...(street && { street }),
    buildingNumber: building,
    ...(orientation !== undefined && { orientationNumber: orientation.toLowerCase() }),
  };
};

/** An address of a register in parts. */
export const addressPartsOf = ({
  streetWithNumbers = '',
  city,
  zipCode,
  countryCode = 'CZ',
}: NonNullable<FoundCompany['address']>): Address => ({
  ...(streetWithNumbers !== '' && partsOfStreet(streetWithNumbers)),
  ...(city && { village: city, city }),
  ...(zipCode && { postalCode: zipCode }),
  countryCode,
});
