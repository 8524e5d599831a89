import { wordsOf } from './names.ts';
import type { AddressPoint } from './salesRegisters.ts';

/** An address as it is searched: its words and numbers, a space before each. */
export const addressWords = ({
  street = '',
  buildingNumber = '',
  orientationNumber = '',
  villagePart = '',
  village = '',
  postalCode = '',
}: AddressPoint): string =>
  wordsOf([street, buildingNumber, orientationNumber, villagePart, village, postalCode].join(' '));
