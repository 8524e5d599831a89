import type { ClaimDetail } from '#machines/claim/claim.ts';
import { checkOver } from '#machines/claim/checkOver.ts';
import { doubtful, wrong } from '#machines/subject/issues/findings.ts';
import { isAhead, isOutsideTrip } from './dayRules.ts';

const chip = /^\d{15}$/;

/** The chip of an animal has fifteen digits (ISO 11784). Only a warning, because older ones have other numbers. */
export const chipAsUsual = checkOver(
  ['petMark', 'chipNumber'],
  doubtful('chipNumber', 'chipNumber'),
  ({ petMark, chipNumber }) => petMark === 'CHIP' && chipNumber !== undefined && !chip.test(chipNumber),
);

/** Who cancels a journey does so before it, and learns of a bankruptcy at any time. */
const isBeforeTrip = ({ uniEvent }: ClaimDetail): boolean =>
  uniEvent === 'TRAVEL_CANCELLATION' || uniEvent === 'TRAVEL_BANKRUPTCY';

/** What happened on the journey, happened once it had begun; one that was cancelled may lie ahead. */
export const tripBeganUnlessCancelled = checkOver(
  ['tripFrom', 'uniEvent'],
  wrong('tripFrom', 'dateFuture'),
  (claim) => !isBeforeTrip(claim) && isAhead(claim),
);

/** The event happened during the journey, unless that was cancelled; only a warning, because consequences may show later. */
export const happenedOnThisTrip = checkOver(
  ['incidentDate', 'tripFrom', 'tripTo', 'uniEvent'],
  doubtful('tripFrom', 'outsideTrip'),
  (claim) => !isBeforeTrip(claim) && isOutsideTrip(claim),
);

/** A journey is cancelled or cut short for what happened before it was over. */
export const cancelledBeforeItsEnd = checkOver(
  ['incidentDate', 'tripTo', 'uniEvent'],
  wrong('tripTo', 'tripOver'),
  ({ incidentDate, tripTo, uniEvent }) =>
    uniEvent === 'TRAVEL_CANCELLATION' &&
    incidentDate !== undefined &&
    tripTo !== undefined &&
    tripTo < incidentDate,
);
