import { checkOver, forUnderwriter, type Check } from '../issues/findings.ts';

/**
 * What is for an underwriter to look at about a party, by its number from 0: harm to those close to the insured, which is mostly
 * not covered, a thing that the insured had in hand, and a serious or fatal injury.
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
  checkOver(
    ['injuredParties[].damagedLifes[].injurySeverity.code'],
    forUnderwriter(`injuredParties[${row}].damagedLifes[0].injurySeverity.code`, 'underwritingReview'),
    ({ injuredParties = [] }) =>
      ['1', '4'].includes(injuredParties[row]?.damagedLifes?.[0]?.injurySeverity?.code ?? ''),
  ),
];

/** What a court waits for is urgent. */
export const outOfCourt = checkOver(
  ['courtProceedings'],
  forUnderwriter('courtProceedings', 'urgentCourt'),
  ({ courtProceedings }) => courtProceedings === 'YES',
);
