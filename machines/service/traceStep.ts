import * as z from 'zod';
import { isFailureCode } from './failures.ts';

/** The name of a state, an event or a page: it begins with a letter, and no number in it is long enough to be a personal one. */
const Name = z.string().regex(/^(?!.*\d{4})[A-Za-z][\w.-]{0,119}$/);

const isCode = (code: string): boolean => isFailureCode(code);

/** One step of a trace as it may leave the browser: names, a code and a time; whatever else is in it is dropped. */
export const SentTraceStep = z.object({
  after: z.number().int().min(0),
  event: Name,
  page: Name,
  request: Name,
  session: Name,
  failure: z.string().refine(isCode).optional(),
});
