import type { AnyFlow } from '#machines/flow/flow.ts';

/** The codes of the pages from which transitions lead to one, directly or by way of others, and its own. */
export const pagesBefore = (flow: AnyFlow, code: string): ReadonlySet<string> => {
  const before = new Set([code]);
  for (const found of before)
    for (const page of flow.instances) if (page.next.includes(found)) before.add(page.code);
  return before;
};
