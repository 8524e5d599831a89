import * as z from 'zod';
import type { TraceStep } from '../../../machines/flow/trace.ts';

/** One step of a trace as it is written down. */
export const Step = z.object({
  after: z.number(),
  event: z.string(),
  page: z.string(),
  request: z.string(),
  session: z.string(),
  failure: z.string().optional(),
});
const Record = z.union([
  z.object({ steps: z.array(Step).min(1) }).transform(({ steps }) => steps),
  z.array(Step).min(1),
]);

/** Takes what was pasted: a failure's record, or its steps alone; gives the steps, undefined where it is neither. */
export const readTrace = (pasted: string): readonly TraceStep[] | undefined => {
  const read = Record.safeParse(parsed(pasted));
  return read.success
    ? read.data.map(({ failure, ...step }) => ({ ...step, ...(failure !== undefined && { failure }) }))
    : undefined;
};

const parsed = (pasted: string): unknown => {
  try {
    return JSON.parse(pasted);
  } catch {
    return undefined;
  }
};
