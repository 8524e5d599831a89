import type { ClientRecord } from '#machines/service/sales/clientRecord.ts';

type Address = NonNullable<ClientRecord['address']>;

/** The two numbers of a house as they are written: `1120/31`. */
export const houseNumbers = ({ buildingNumber = '', orientationNumber }: Address): string =>
  orientationNumber === undefined ? buildingNumber : `${buildingNumber}/${orientationNumber}`;

/** An address in a line: `Dolní 1120/31, Zábřeh, 700 30 Ostrava`. */
export const writtenAddress = (address: Address): string => {
  const { street, villagePart, village = '', postalCode = '' } = address;
  const [first, part] = street === undefined ? [villagePart] : [street, villagePart];
  const town = `${postalCode.replace(/^(\d{3})(\d{2})$/, '$1 $2')} ${village}`.trim();
  return [`${first ?? ''} ${houseNumbers(address)}`.trim(), part, town]
    .filter((text) => text !== undefined && text !== '')
    .join(', ');
};

/** What an address is filled in with: each of its parts, empty where it has none. */
export const addressBoxes = (address: Address): Readonly<Record<keyof Address, string>> => ({
  street: '',
  buildingNumber: '',
  orientationNumber: '',
  villagePart: '',
  village: '',
  postalCode: '',
  city: '',
  place: '',
  countryCode: 'CZ',
  ...Object.fromEntries(Object.entries(address).filter(([, part]) => part !== undefined)),
});

/** The tariff zones of some towns and regions, by the beginnings of their postal codes; everywhere else is the first. */
const zones = [
  { flat: 3, region: 3, codes: ['1'] },
  { flat: 2, region: 2, codes: ['60', '61', '62', '63', '64', '70', '71', '72', '30', '31', '32'] },
] as const;

/** The tariff zones of a household and of a region; undefined without a postal code of ours. */
export const zonesOf = ({
  postalCode = '',
  countryCode = 'CZ',
}: Address): { readonly flat: number; readonly region: number } | undefined => {
  const code = postalCode.replaceAll(/\s/g, '');
  if (countryCode !== 'CZ' || !/^\d{5}$/.test(code)) return undefined;
  const zone = zones.find(({ codes }) => codes.some((one) => code.startsWith(one)));
  return { flat: zone?.flat ?? 1, region: zone?.region ?? 1 };
};
