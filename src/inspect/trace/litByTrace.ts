import type { TraceStep } from '../../../machines/flow/trace.ts';
import { edgeId } from '../chart/flowChart.ts';

/** The ids of the pages seen in a trace, up to the step that is replayed, and of the moves between them. */
export const litByTrace = (steps: readonly Pick<TraceStep, 'page'>[]): ReadonlySet<string> =>
  new Set(
    steps.flatMap(({ page }, at) => {
      const before = steps[at - 1]?.page;
      return before === undefined || before === page ? [page] : [edgeId(before, page), page];
    }),
  );
