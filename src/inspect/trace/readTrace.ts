import { findPage } from '#machines/flow/compile.ts';
import * as z from 'zod';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { TraceStep } from '#machines/flow/trace.ts';

/** One step of a trace as it is written down. */
export const Step = z.object({
  after: z.number(),
  event: z.string(),
  page: z.string(),
  request: z.string(),
  session: z.string(),
  failure: z.string().optional(),
});

/** Why what was pasted cannot be replayed: nothing there, no record, a record without steps, one of another flow. */
export type TraceProblem = 'EMPTY' | 'UNREADABLE' | 'STEPLESS' | 'ELSEWHERE';
export type ReadTrace = { readonly steps: readonly TraceStep[] } | { readonly problem: TraceProblem };

/**
 * The steps of a trace of a flow, wherever they are in the pasted text: in the record of a failure, in one or several lines of
 * the log, alone, with words before and after. Else what is wrong.
 */
export const readTrace = (pasted: string, flow: AnyFlow): ReadTrace => {
  if (pasted.trim() === '') return { problem: 'EMPTY' };
  const read = [pasted, inBraces(pasted), ...pasted.split('\n')].flatMap(parsed);
  if (read.length === 0) return { problem: 'UNREADABLE' };
  const steps = read.map(stepsIn).find((found) => found.length > 0);
  if (!steps) return { problem: 'STEPLESS' };
  return steps.some(({ page }) => findPage(flow, page)) ? { steps } : { problem: 'ELSEWHERE' };
};

/** From the first brace to the last, because a record is often sent with a few words around it. */
const inBraces = (pasted: string) => /[[{][\s\S]*[\]}]/.exec(pasted)?.[0] ?? '';

const parsed = (text: string): readonly object[] => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? [value] : [];
  } catch {
    return [];
  }
};

const stepsIn = (value: unknown): readonly TraceStep[] => {
  const { data: all } = z.array(Step).safeParse(value);
  if (all) return all.map(asStep);
  const { data: one } = Step.safeParse(value);
  if (one) return [asStep(one)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value)
    .map(stepsIn)
    .reduce((longest, found) => (found.length > longest.length ? found : longest), []);
};

const asStep = ({ failure, ...step }: z.infer<typeof Step>): TraceStep => ({
  ...step,
  ...(failure !== undefined && { failure }),
});
