import { daysBetween, isRealDay } from '#machines/claim/checks/date.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { today } from '#machines/claim/clock.ts';

/** Whether somebody was cared for on more than nine days, or still is after so many; undefined while its end is not told. */
export const isLongCare = ({ incidentDate, dateTo, ongoing }: ClaimDetail): boolean | undefined => {
  const end = ongoing ? today() : dateTo;
  if (!incidentDate || !end || !isRealDay(incidentDate) || !isRealDay(end)) return undefined;
  return daysBetween(incidentDate, end) >= 9;
};
