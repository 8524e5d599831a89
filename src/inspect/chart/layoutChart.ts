import type { ElkExtendedEdge, ElkLabel, ElkNode } from 'elkjs/lib/elk-api.js';
import { boxHeight, boxText, labelLines, labelWidth, sizes, type BoxText } from './boxes.ts';
import type { Labelled, LabelledEdge, LabelledNode } from './chart.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface PlacedNode extends LabelledNode, Place {
  readonly text: BoxText;
}
export interface PlacedEdge extends LabelledEdge {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly at: Place | undefined;
}
/** A chart in words, with the place of everything in it. */
export interface Placed {
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
  readonly width: number;
  readonly height: number;
}

/** Where a chart begins and ends. */
export type Direction = 'DOWN' | 'RIGHT';

/** The graph of a chart to be laid out, from top to bottom or from left to right. */
export const graphOf = (chart: Labelled, direction: Direction = 'DOWN'): ElkNode => {
  return {
    id: 'chart',
    layoutOptions: { ...options, 'elk.direction': direction },
    children: chart.nodes.map((node) => ({
      id: node.id,
      width: sizes.width,
      height: boxHeight(boxText(node)),
    })),
    edges: chart.edges.map((edge) => ({
      id: edge.id,
      sources: [edge.from],
      targets: [edge.to],
      labels: edge.label === '' ? [] : [labelOf(edge)],
    })),
  };
};

/** A number is placed at the beginning of its transition, words in the middle. */
const labelOf = (edge: LabelledEdge): ElkLabel => ({
  text: edge.label,
  width: labelWidth(edge),
  height: labelLines(edge).length * sizes.label.line,
  layoutOptions: { 'elk.edgeLabels.placement': edge.order === undefined ? 'CENTER' : 'TAIL' },
});

/** The places of a chart, from its graph after the layout. */
export const placedBy = (chart: Labelled, laid: ElkNode): Placed => {
  const shapes = new Map((laid.children ?? []).map((shape) => [shape.id, shape]));
  const lines = new Map((laid.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    nodes: chart.nodes.map((node) => ({ ...node, ...placeOf(shapes.get(node.id)), text: boxText(node) })),
    edges: chart.edges.map((edge) => ({ ...edge, ...lineOf(lines.get(edge.id)) })),
    width: laid.width ?? 0,
    height: laid.height ?? 0,
  };
};

const options = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.aspectRatio': '2',
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '8',
  'elk.spacing.edgeEdge': '8',
  'elk.spacing.edgeLabel': '0',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
} as const;

const placeOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Place> = {}): Place => ({
  x,
  y,
  width,
  height,
});

const lineOf = (edge: ElkExtendedEdge | undefined) => {
  const [label] = edge?.labels ?? [];
  return {
    points: (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
      startPoint,
      ...bendPoints,
      endPoint,
    ]),
    at: label && placeOf(label),
  };
};
