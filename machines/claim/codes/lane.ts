import * as z from 'zod';

/** An event that many report at once, each by the same few pages. */
export const LaneEvent = z.enum(['HAIL', 'STORM', 'FLOOD']);
export type LaneEvent = z.infer<typeof LaneEvent>;

/** The name of an event lane in its address and in what the core reads. */
export const LaneKey = z.string().regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/);
