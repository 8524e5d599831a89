import { getPage } from '#machines/flow/compile.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { sentenceOf, type Spoken } from '#src/inspect/facts/ruleWords.ts';
import { pageName, stepName } from '#src/inspect/pageName.ts';
import type { Labelled } from './chart.ts';
import { flowChart, stepId } from './flowChart.ts';

/** The chart of a flow in words: pages by their names, rules as sentences, the order transitions are tried in. */
export const flowLabels = (flow: AnyFlow, spoken: Spoken): Labelled => {
  const { nodes, edges } = flowChart(flow);
  const names = new Map<string, string>([
    ...flow.steps.map((step) => [stepId(step), stepName(flow, step, spoken.say)] as const),
    ...flow.pages.map((page) => [page.code, pageName(flow, page, spoken.say)] as const),
  ]);
  return {
    nodes: nodes.map((node) => ({
      ...node,
      title: names.get(node.id) ?? node.id,
      note: node.rule && sentenceOf(node.rule, spoken),
    })),
    edges: edges.map((edge) => ({ ...edge, label: edge.order === undefined ? '' : String(edge.order) })),
  };
};

/** The page that a node stands for by its id, undefined for the box of a step. */
export const pageOfNode = (flow: AnyFlow, id: string | undefined) =>
  id !== undefined && flow.pages.some((page) => page.code === id) ? getPage(flow, id) : undefined;
