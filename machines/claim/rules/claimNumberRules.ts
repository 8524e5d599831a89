import { lineOfNumber } from '#machines/claim/claimNumber.ts';
import { ClaimType } from '#machines/claim/enums.ts';
import { checkOver, type Check } from '#machines/claim/checkOver.ts';
import { wrong } from '#machines/subject/issues/findings.ts';

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
