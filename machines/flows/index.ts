import type { Flow } from '#machines/report/claimFlow.ts';
import { loadLaneFlows } from './laneFlows.ts';
import { loadFlows } from './lines.ts';

/** Every flow of the product: service and tests read this list; the browser loads the one it runs. */
export const flows: readonly Flow[] = await loadFlows();

/** The flows of event lanes, which tests and the description of flows read; a report in a lane runs on the flow of its line. */
export const laneFlows: readonly Flow[] = await loadLaneFlows();
