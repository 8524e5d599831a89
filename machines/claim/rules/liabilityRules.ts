import { checkOver, type Check } from '#machines/claim/checkOver.ts';
import { forUnderwriter } from '#machines/subject/issues/findings.ts';

/** Harm to a party, by its number from 0, who is close to whoever did it is mostly not covered: an underwriter looks at it. */
export const closeForUnderwriter = (row: number): Check =>
  checkOver(
    ['injuredParties[].relation'],
    forUnderwriter(`injuredParties[${row}].relation`, 'underwritingReview'),
    ({ injuredParties = [] }) => ['HOUSEHOLD', 'RELATIVE'].includes(injuredParties[row]?.relation ?? ''),
  );

/**
 * What is for an underwriter to look at about a party, by its number from 0: harm to those close to the insured, and a thing that
 * the insured had in hand.
 */
export const partyForUnderwriter = (row: number): readonly Check[] => [
  closeForUnderwriter(row),
  checkOver(
    ['injuredParties[].thingHeld'],
    forUnderwriter(`injuredParties[${row}].thingHeld`, 'underwritingReview'),
    ({ injuredParties = [] }) => (injuredParties[row]?.thingHeld ?? 'NO') !== 'NO',
  ),
];

/** What a court waits for is urgent. */
export const outOfCourt = checkOver(
  ['courtProceedings'],
  forUnderwriter('courtProceedings', 'urgentCourt'),
  ({ courtProceedings }) => courtProceedings === 'YES',
);
