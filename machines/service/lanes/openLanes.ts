import type { ClaimDetail } from '#machines/claim/claim.ts';
import { begunInLane } from '#machines/claim/derived/lane.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import type { EventLane } from './eventLane.ts';

/** The parameter of an address that begins a report in a lane. */
const laneParameter = 'lane';

/** A configuration, or as much of it as tells of lanes. */
interface WithLanes {
  readonly lanes: readonly EventLane[];
}

/** A configuration as it is at a moment: with the event lanes that are open then. */
export const atMoment = <C extends WithLanes>(configuration: C, now: Date): C => ({
  ...configuration,
  lanes: configuration.lanes.filter(
    ({ opens, closes }) => Date.parse(opens) <= now.getTime() && now.getTime() < Date.parse(closes),
  ),
});

/** The query of the address that begins a report in a lane. */
export const laneQuery = ({ key }: EventLane): string => `${laneParameter}=${key}`;

/** What a report of a line begins with whose address names a lane, in any case of letters; undefined where it names none of these. */
export const linkedByLane = (
  query: Pick<URLSearchParams, 'get'>,
  claimType: ClaimType,
  { lanes }: WithLanes,
): ClaimDetail | undefined => {
  const name = query.get(laneParameter)?.toUpperCase();
  const lane = lanes.find(({ key, lines }) => key === name && lines.includes(claimType));
  if (!lane) return undefined;
  const { key, event, from, to } = lane;
  return {
    ...begunInLane(claimType, { key, event, from, to }),
    ...(from === to && { incidentDate: from }),
  };
};
