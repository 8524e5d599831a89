import { LaneEvent } from '#machines/claim/codes/lane.ts';
import type { Rule } from '#machines/claim/rule.ts';

/** Holds for a report in the lane of one of these events. */
export const inLane = (...events: readonly LaneEvent[]): Rule => ({ fact: 'lane.event', in: events });

/** Holds for a report in the lane of any event. */
export const inSomeLane: Rule = inLane(...LaneEvent.options);
