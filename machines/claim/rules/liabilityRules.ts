import { checkOver, type Check } from '#machines/claim/checkOver.ts';
import { forUnderwriter } from '#machines/subject/issues/findings.ts';

/**
 * What is for an underwriter to look at about a party, by its number from 0: harm to those close to the insured, which is mostly
 * not covered, and a thing that the insured had in hand.
 */
export const partyForUnderwriter = (row: number): readonly Check[] => [
  checkOver(
    ['injuredParties[].relation'],
    forUnderwriter(`injuredParties[${row}].relation`, 'underwritingReview'),
    ({ injuredParties = [] }) => ['HOUSEHOLD', 'RELATIVE'].includes(injuredParties[row]?.relation ?? ''),
  ),
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
