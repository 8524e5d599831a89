import type { FactStep } from '../../../machines/analysis/walkFacts.ts';
import { edgeId } from '../chart/flowChart.ts';

/** The ids of the pages and transitions a walk leads through. */
export const litBy = (walk: readonly FactStep[]): ReadonlySet<string> =>
  new Set(
    walk.flatMap(({ page, taken }) =>
      taken === undefined ? [page.code] : [page.code, edgeId(page.code, taken)],
    ),
  );
