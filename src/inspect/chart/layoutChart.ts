import type { ElkExtendedEdge, ElkLabel, ElkNode } from 'elkjs/lib/elk-api.js';
import { boxHeight, boxText, labelWidth, sizes, type BoxText } from './boxes.ts';
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

/** The graph of a chart to be laid out, from top to bottom. */
export const graphOf = (chart: Labelled): ElkNode => {
  const inside = (parent: string | undefined): ElkNode[] =>
    chart.nodes
      .filter((node) => node.parent === parent)
      .map((node) =>
        node.kind === 'GROUP'
          ? { id: node.id, layoutOptions: groupOptions, children: inside(node.id) }
          : { id: node.id, width: sizes.width, height: boxHeight(boxText(node)) },
      );
  return {
    id: 'chart',
    layoutOptions: options,
    children: inside(undefined),
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
  height: sizes.label.line,
  layoutOptions: { 'elk.edgeLabels.placement': edge.order === undefined ? 'CENTER' : 'TAIL' },
});

/** The places of a chart, from its graph after the layout. */
export const placedBy = (chart: Labelled, laid: ElkNode): Placed => {
  const shapes = new Map(shapesOf(laid).map((shape) => [shape.id, shape]));
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
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': '24',
  'elk.layered.spacing.nodeNodeBetweenLayers': '48',
  'elk.layered.spacing.edgeNodeBetweenLayers': '20',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
} as const;

const groupOptions = { 'elk.padding': `[top=${sizes.head + 16},left=20,bottom=20,right=20]` };

const shapesOf = (node: ElkNode): readonly ElkNode[] =>
  (node.children ?? []).flatMap((child) => [child, ...shapesOf(child)]);

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
