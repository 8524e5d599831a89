import { derivedFacts } from '#machines/analysis/derivedFacts.ts';
import { walkFacts } from '#machines/analysis/walkFacts.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Facts } from '#machines/subject/facts.ts';
import { edgeId } from '#src/inspect/chart/flowChart.ts';
import { litBy } from '#src/inspect/lit.ts';

/** Which of two cases leads over something: one of them, both or none. */
export type Lit = 'A' | 'B' | 'both' | 'neither';

/** For every page and transition of a flow, by its id on the chart, which of two cases leads over it. */
export const litSets = (flow: AnyFlow, known: Facts, other: Facts): ReadonlyMap<string, Lit> => {
  const [inA, inB] = [litOf(flow, known), litOf(flow, other)];
  const ids = flow.pages.flatMap(({ code, next }) => [code, ...next.map((to) => edgeId(code, to))]);
  return new Map(ids.map((id) => [id, litIn(inA.has(id), inB.has(id))]));
};

const litIn = (isInA: boolean, isInB: boolean): Lit => {
  if (isInA) return isInB ? 'both' : 'A';
  return isInB ? 'B' : 'neither';
};

/** What one case leads over. */
const litOf = (flow: AnyFlow, known: Facts): ReadonlySet<string> =>
  litBy(walkFacts(flow, { ...known, ...derivedFacts(flow, known) }));
