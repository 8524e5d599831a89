import { isFact, valuesOf } from '#machines/analysis/factValues.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { factsOf } from '#machines/subject/rule.ts';

/** The fact that decides about most pages of a flow and has at least three values; undefined where none decides about two. */
export const decidingFact = (flow: AnyFlow): string | undefined => {
  const counts = new Map<string, number>();
  for (const { canEnter } of flow.pages)
    for (const fact of canEnter ? factsOf(canEnter) : []) counts.set(fact, (counts.get(fact) ?? 0) + 1);
  const [most] = [...counts]
    .filter(
      ([fact, count]) => count > 1 && isFact(flow.subject, fact) && valuesOf(flow.subject, fact).length >= 3,
    )
    .toSorted(([, one], [, other]) => other - one);
  return most?.[0];
};
