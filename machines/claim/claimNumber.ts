import { ClaimType } from './enums.ts';

/** Three letters in the claim numbers of each line: `2026CAR00000017`. */
const signs = {
  life: 'LIF',
  car: 'CAR',
  property: 'PRO',
  liability: 'LIA',
  uniflow: 'UNI',
} as const satisfies Record<ClaimType, string>;

/** The claim number of a line in a year: year, line, eight digits. */
export const claimNumberOf = (claimType: ClaimType, year: string, count: number): string =>
  `${year}${signs[claimType]}${String(count).padStart(8, '0')}`;

/** The line that a claim number belongs to, undefined where the number tells none. */
export const lineOfNumber = (claimNumber: string | undefined): ClaimType | undefined => {
  const sign = /^\d{4}([A-Z]{3})\d+$/.exec(claimNumber ?? '')?.[1];
  return ClaimType.options.find((claimType) => signs[claimType] === sign);
};

/** The parts that a claim number is read in: year, line, and its digits in fours. */
export const claimNumberParts = (claimNumber: string): readonly string[] =>
  claimNumber.match(/\D+|\d{1,4}/g) ?? [];
