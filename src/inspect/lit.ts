import type { FactStep } from '#machines/analysis/walkFacts.ts';
import type { TraceStep } from '#machines/flow/trace.ts';
import { edgeId } from './chart/flowChart.ts';
import type { LiveSession } from './live/liveMessage.ts';

/** The ids of the pages and transitions a walk leads through. The rows of a list are one page. */
export const litBy = (walk: readonly FactStep[]): ReadonlySet<string> =>
  litByTrace(walk.map(({ page }) => ({ page: page.record ?? page.code })));

/** The ids of the pages seen in a trace, up to the step that is replayed, and of the moves between them. */
export const litByTrace = (steps: readonly Pick<TraceStep, 'page'>[]): ReadonlySet<string> =>
  new Set(
    steps.flatMap(({ page }, at) => {
      const before = steps[at - 1]?.page;
      return before === undefined || before === page ? [page] : [edgeId(before, page), page];
    }),
  );

/** The ids of the states that the request region of a session is in: `working.saving` is inside `working`. */
export const litRequest = ({ steps }: LiveSession): ReadonlySet<string> => {
  const path = (steps.at(-1)?.request ?? '').split('.');
  return new Set(path.map((_, at) => path.slice(0, at + 1).join('.')));
};
