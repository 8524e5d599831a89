import { getPage, type Flow } from './defineFlow.ts';
import type { FactStep } from './walkFacts.ts';

/** Where a walk leaves every way to a page: the last page of it from which there is one, and the codes of that way. */
export interface LeftWay {
  readonly step: FactStep;
  readonly way: readonly string[];
}

/** Takes a flow, a walk and the code of a page; gives where the walk leaves the way to it, undefined where it leads over the page. */
export const leftWayTo = (flow: Flow, walk: readonly FactStep[], code: string): LeftWay | undefined => {
  const walked = new Set(walk.map(({ page }) => page.code));
  if (walked.has(code)) return undefined;
  for (const step of walk.toReversed()) {
    const way = shortest(flow, step.page.code, code, walked);
    if (way) return { step, way };
  }
  return undefined;
};

const shortest = (flow: Flow, from: string, to: string, walked: ReadonlySet<string>) => {
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
