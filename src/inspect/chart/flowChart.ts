import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Chart } from './chart.ts';

/** The id of the box around the pages of a step; no page has such a code. */
export const stepId = (step: string) => `step ${step}`;

/**
 * The chart of a flow: a page is a node inside its step, and a transition is an edge, in the order they are tried. What a hub leads to is
 * no end, whatever it leads to itself.
 */
export const flowChart = (flow: AnyFlow): Chart => {
  const inHubs = new Set(flow.pages.flatMap(({ kind, next }) => (kind === 'hub' ? next : [])));
  return {
    nodes: [
      ...flow.steps
        .filter((step) => flow.pages.some((page) => page.step === step))
        .map((step) => ({ id: stepId(step), kind: 'GROUP' as const })),
      ...flow.pages.map((page) => ({
        id: page.code,
        parent: stepId(page.step),
        kind: page.next.length === 0 && !inHubs.has(page.code) ? ('FINAL' as const) : ('PAGE' as const),
        rule: page.canEnter,
      })),
    ],
    edges: flow.pages.flatMap(({ code, kind, next }) =>
      next.map((to, at) => ({
        id: edgeId(code, to),
        from: code,
        to,
        // From a hub each part opens by its own rule.
        ...(next.length > 1 && kind !== 'hub' && { order: at + 1 }),
      })),
    ),
  };
};

/** The id of the transition between two pages, by their codes. */
export const edgeId = (from: string, to: string) => `${from} -> ${to}`;
