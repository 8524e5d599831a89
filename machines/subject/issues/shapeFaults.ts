import type * as z from 'zod';
import { sorted, toIssue, type Issue } from './issue.ts';

/** What is wrong with the shape, the types and the limits of a value; missing answers and checks of content do not count. */
export const shapeFaults = ({ issues }: z.core.ParsePayload): readonly Issue[] =>
  sorted(issues.filter(counts).map(toIssue));

function counts(raw: z.core.$ZodRawIssue): boolean {
  if (raw.code === 'custom') return false;
  if (raw.code === 'too_small') return raw.origin === 'number';
  return raw.input !== undefined;
}
