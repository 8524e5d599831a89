import { getPage, type Flow } from '../../../machines/flow/defineFlow.ts';
import { steps } from '../../../machines/flow/page.ts';
import { sentenceOf, type Spoken } from '../facts/ruleWords.ts';
import { pageName, stepName } from '../pageName.ts';
import type { Labelled } from './chart.ts';
import { flowChart, stepId } from './flowChart.ts';

/** Takes a flow and the language; gives its chart in words: pages by their names, rules as sentences, the order transitions are tried in. */
export const flowLabels = (flow: Flow, spoken: Spoken): Labelled => {
  const { nodes, edges } = flowChart(flow);
  const names = new Map<string, string>([
    ...steps[flow.flowType].map((step) => [stepId(step), stepName(flow, step, spoken.say)] as const),
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

/** Takes a flow and the id of a node; gives the page it stands for, undefined for the box of a step. */
export const pageOfNode = (flow: Flow, id: string | undefined) =>
  id !== undefined && flow.pages.some((page) => page.code === id) ? getPage(flow, id) : undefined;
