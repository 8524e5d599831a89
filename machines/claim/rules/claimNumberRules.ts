import { lineOfNumber } from '../claimNumber.ts';
import { ClaimType } from '../enums.ts';
import { checkOver, wrong, type Check } from '../issues/findings.ts';

/** What is said of a number that belongs to another line, by that line. */
const says = {
  life: 'numberOfLife',
  car: 'numberOfCar',
  property: 'numberOfProperty',
  liability: 'numberOfLiability',
  uniflow: 'numberOfUniflow',
} as const satisfies Record<ClaimType, string>;

/** Checks that a claim number is of this line: one of another line is said to be, so that the reporter finds the way there. */
export const numberOfLine = (own: ClaimType): readonly Check[] =>
  ClaimType.options
    .filter((line) => line !== own)
    .map((line) =>
      checkOver(
        ['claimNumber'],
        wrong('claimNumber', says[line]),
        ({ claimNumber }) => lineOfNumber(claimNumber) === line,
      ),
    );
