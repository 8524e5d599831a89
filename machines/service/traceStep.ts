import * as z from 'zod';
import { isFailureCode } from '#machines/calls/failures.ts';

/**
 * The name of a state, an event or a page: it begins with a letter, and has so few digits that they are no number of a person,
 * even with signs between them.
 */
export const Name = z.string().regex(/^(?!(?:.*\d){4})[A-Za-z][\w.[\]-]{0,119}$/);

// Nothing is learned from a longer time, and a long number could be one of a person.
const day = 24 * 60 * 60_000;

const isCode = (code: string): boolean => isFailureCode(code);

/** One step of a trace as it may leave the browser: names, a code and a time; whatever else is in it is dropped. */
export const SentTraceStep = z.object({
  after: z
    .number()
    .int()
    .min(0)
    .overwrite((time) => Math.min(time, day)),
  event: Name,
  page: Name,
  request: Name,
  session: Name,
  failure: z.string().refine(isCode).optional(),
});
