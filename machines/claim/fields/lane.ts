import * as z from 'zod';
import { LaneEvent, LaneKey } from '#machines/claim/codes/lane.ts';

/** The event lane that a report was begun in: which, and the days on which it happened, so that whatever is told otherwise leaves it. */
export const laneFields = {
  lane: z.object({ key: LaneKey, event: LaneEvent, from: z.iso.date(), to: z.iso.date() }),
};
