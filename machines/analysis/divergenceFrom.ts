import { getPage } from '#machines/flow/compile.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { FactStep } from './walkFacts.ts';

/** The point where a walk can no longer reach a page: the last page from which it can, and the codes of the pages from there. */
export interface Divergence {
  readonly step: FactStep;
  readonly way: readonly string[];
}

/** Where a walk leaves the way to a page; undefined where it leads over the page. */
export const divergenceFrom = (
  flow: AnyFlow,
  walk: readonly FactStep[],
  code: string,
): Divergence | undefined => {
  const walked = new Set(walk.map(({ page }) => page.code));
  if (walked.has(code)) return undefined;
  for (const step of walk.toReversed()) {
    const way = shortest(flow, step.page.code, code, walked);
    if (way) return { step, way };
  }
  return undefined;
};

const shortest = (flow: AnyFlow, from: string, to: string, walked: ReadonlySet<string>) => {
  const seen = new Set(walked);
  let ways: readonly (readonly string[])[] = [[from]];
  while (ways.length > 0) {
    ways = ways.flatMap((way) =>
      getPage(flow, way.at(-1) ?? from)
        .next.filter((next) => !seen.has(next))
        .map((next) => {
          seen.add(next);
          return [...way, next];
        }),
    );
    const found = ways.find((way) => way.at(-1) === to);
    if (found) return found;
  }
  return undefined;
};
