import { LaneEvent } from '#machines/claim/codes/lane.ts';
import { knownOfEvent } from '#machines/claim/derived/lane.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { lines } from './lines.ts';
import { laneFlow } from './laneFlow.ts';

/** The flows of event lanes, as they are looked at and walked, loaded: `car.HAIL`, `property.STORM`. */
export const loadLaneFlows = async (): Promise<readonly Flow[]> => {
  const ofLines = await Promise.all(
    lines.map(async ({ claimType, flows }) => {
      const events = LaneEvent.options.filter((event) => knownOfEvent(claimType, event));
      if (events.length === 0) return [];
      const draft = await flows.DRAFT();
      return events.map((event) => laneFlow(draft, event));
    }),
  );
  return ofLines.flat();
};
