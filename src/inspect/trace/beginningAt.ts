import type { TraceStep } from '../../../machines/flow/trace.ts';

/** The position, in a trace, of the step where its last failure occurred, or of the last step where nothing failed. */
export const beginningAt = (steps: readonly Pick<TraceStep, 'failure'>[]): number => {
  const last = steps.findLastIndex(({ failure }) => failure !== undefined);
  if (last === -1) return Math.max(0, steps.length - 1);
  return steps.findLastIndex(({ failure }, at) => at < last && failure !== steps[last]?.failure) + 1;
};
