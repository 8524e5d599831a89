import { loadLaneFlows } from '#machines/flows/laneFlows.ts';

/** The flows of event lanes. */
export const laneFlows = await loadLaneFlows();
