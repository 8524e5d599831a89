import { isNotInFuture, isWithinLastYear } from '#machines/claim/checks/incidentDate.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { eventDayOf } from '#machines/claim/derived/eventDay.ts';
import { computed } from '#machines/claim/facts.ts';
import { checkOver, checkRows } from '#machines/claim/checkOver.ts';
import { doubtful, wrong } from '#machines/subject/issues/findings.ts';

/** The beginning of a stay; that of the first may be the day of the event, which is not asked again. */
const beginsOn = (claim: ClaimDetail, at: number): string | undefined =>
  at === 0 && eventDayOf(claim) === 'STAY' ? claim.incidentDate : claim.hospitalizations?.[at]?.dateFrom;

const staysIn = (claim: ClaimDetail) =>
  (claim.hospitalizations ?? []).map((stay, at) => ({ at, from: beginsOn(claim, at), to: stay?.dateTo }));

const stayDays = [
  ...computed.eventStay.reads,
  'incidentDate',
  'hospitalizations[].dateFrom',
  'hospitalizations[].dateTo',
] as const;

/** No stay in hospital ends before it began. */
export const staysInOrder = checkRows(stayDays, wrong('hospitalizations[0].dateTo', 'dateOrder'), (claim) =>
  staysIn(claim).flatMap(({ at, from, to }) => (from && to && to < from ? [at] : [])),
);

/** No stay begins before another has ended; from one hospital to the next somebody may go on the same day. */
export const staysApart = checkRows(
  stayDays,
  wrong('hospitalizations[0].dateFrom', 'staysOverlap'),
  (claim) => {
    const stays = staysIn(claim);
    return stays
      .filter((stay) => stays.slice(0, stay.at).some((other) => overlap(stay, other)))
      .map(({ at }) => at);
  },
);

type Stay = ReturnType<typeof staysIn>[number];
const endless = '9999-12-31';
const overlap = ({ from, to = endless }: Stay, other: Stay): boolean =>
  Boolean(from && other.from && from < (other.to ?? endless) && other.from < to);

/** What happened on a journey, happened once it had begun. */
export const tripBegan = checkOver(['tripFrom'], wrong('tripFrom', 'dateFuture'), isAhead);

/** True for a journey that has not begun yet. */
export function isAhead({ tripFrom }: ClaimDetail): boolean {
  return tripFrom !== undefined && !isNotInFuture(tripFrom);
}

/** True for an event before or after the journey. */
export const isOutsideTrip = ({ incidentDate, tripFrom, tripTo }: ClaimDetail): boolean =>
  Boolean(incidentDate && ((tripFrom && incidentDate < tripFrom) || (tripTo && incidentDate > tripTo)));

/** The event happened during the journey; only a warning, because consequences may show later. */
export const happenedOnTrip = checkOver(
  ['incidentDate', 'tripFrom', 'tripTo'],
  doubtful('tripFrom', 'outsideTrip'),
  isOutsideTrip,
);

/** What stays after an injury is mostly judged a year after it. */
export const stabilisedFirst = checkOver(
  ['incidentDate', 'healthStabilised'],
  doubtful('healthStabilised', 'consequencesEarly'),
  ({ incidentDate, healthStabilised }) =>
    healthStabilised === 'YES' && incidentDate !== undefined && isWithinLastYear(incidentDate),
);
