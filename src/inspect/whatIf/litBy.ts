import type { FactStep } from '../../../machines/flow/walkFacts.ts';
import { edgeId } from '../chart/flowChart.ts';

/** Takes a walk; gives the ids of the pages and transitions it leads through. */
export const litBy = (walk: readonly FactStep[]): ReadonlySet<string> =>
  new Set(
    walk.flatMap(({ page, taken }) =>
      taken === undefined ? [page.code] : [page.code, edgeId(page.code, taken)],
    ),
  );
