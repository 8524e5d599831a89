import type { TraceStep } from '../../../machines/flow/trace.ts';
import { edgeId } from '../chart/flowChart.ts';

/** Takes the steps of a trace as far as it is replayed; gives the ids of the pages seen and of the moves between them. */
export const litByTrace = (steps: readonly Pick<TraceStep, 'page'>[]): ReadonlySet<string> =>
  new Set(
    steps.flatMap(({ page }, at) => {
      const before = steps[at - 1]?.page;
      return before === undefined || before === page ? [page] : [edgeId(before, page), page];
    }),
  );
