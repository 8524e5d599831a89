import type { Say } from '#src/inspect/say.ts';
import type { Labelled, LabelledEdge, LabelledNode } from './chart.ts';

/**
 * One level of a machine: the states inside a state, or the outermost ones. A state that holds others is one closed box; what is heard in
 * every state of the level leads from a box of its own. Transitions between the same two boxes are one arrow. Where a box is left for a
 * state outside the level, or entered from one or from many of the level, it says so itself, without an arrow.
 *
 * @param at the id of the state that is open; undefined for the whole machine
 */
export const levelOf = (chart: Labelled, at: string | undefined, say: Say): Labelled => {
  const parents = new Map(chart.nodes.map(({ id, parent }) => [id, parent]));
  const titles = new Map(chart.nodes.map(({ id, title }) => [id, title]));
  titles.set(`${at} *`, say('inspect:machine.anyHere'));
  const here = new Set(chart.nodes.filter(({ parent }) => parent === at).map(({ id }) => id));
  const everywhere = `${at} *`;
  const homeOf = (id: string | undefined): string | undefined =>
    id === undefined || here.has(id) ? id : homeOf(parents.get(id));
  const ways = chart.edges.map((edge) => ({
    edge,
    from: edge.from === at ? everywhere : homeOf(edge.from),
    to: homeOf(edge.to),
  }));
  const sources = Map.groupBy(
    ways.filter(({ from, to }) => from !== undefined && to !== undefined && from !== to),
    ({ to }) => to,
  );
  const crowded = new Set(
    [...sources].flatMap(([to, found]) =>
      new Set(found.map(({ from }) => from)).size >= crowdOf(here.size) ? [to] : [],
    ),
  );
  const titlesOf = (found: readonly string[]) =>
    [...new Set(found.map((id) => titles.get(id) ?? id))].join('; ');
  const notesOf = (id: string): readonly string[] => {
    const out = ways.flatMap(({ edge, from, to }) => (from === id && to === undefined ? [edge.to] : []));
    const into = ways.flatMap(({ edge, from, to }) => (to === id && from === undefined ? [edge.from] : []));
    const near = crowded.has(id) ? (sources.get(id) ?? []).flatMap(({ from }) => from ?? []) : [];
    return [
      ...(near.length > 0 ? [say('inspect:machine.from', { states: titlesOf(near) })] : []),
      ...(out.length > 0 ? [say('inspect:machine.out', { states: titlesOf(out) })] : []),
      ...(into.length > 0 ? [say('inspect:machine.into', { states: titlesOf(into) })] : []),
    ];
  };
  const withNotes = (node: LabelledNode, ...more: readonly string[]): LabelledNode => {
    const notes = [...(node.note === undefined ? [] : [node.note]), ...more, ...notesOf(node.id)];
    return notes.length === 0 ? node : { ...node, note: notes.join('\n') };
  };
  const inside = (id: string) => chart.nodes.filter((node) => isWithin(node.id, id));
  const isHeardEverywhere = ways.some(({ from }) => from === everywhere);
  return {
    nodes: [
      ...chart.nodes
        .filter(({ id }) => here.has(id))
        .map((node) => {
          if (node.kind !== 'GROUP') return withNotes(node);
          const held = inside(node.id);
          const count = held.filter(({ parent }) => parent === node.id).length;
          return withNotes(
            { ...node, kind: 'CLOSED', holds: held.flatMap(({ id, title }) => [id, title]) },
            say('inspect:machine.holds', { count }),
          );
        }),
      ...(isHeardEverywhere
        ? [withNotes({ id: everywhere, kind: 'STATE', title: say('inspect:machine.anyHere') })]
        : []),
    ],
    edges: merged(
      ways.flatMap(({ edge, from, to }) =>
        from === undefined || to === undefined || isInner(edge, from, to) || (crowded.has(to) && from !== to)
          ? []
          : [{ ...edge, from, to }],
      ),
      say,
    ),
  };
};

/** So many boxes that lead to one are written on it, because that many arrows are no picture; of a level with many boxes fewer. */
const crowdOf = (boxes: number): number => (boxes > 8 ? 3 : 4);

/** True for a transition that stays inside a closed box. */
const isInner = (edge: LabelledEdge, from: string, to: string): boolean =>
  from === to && edge.from !== edge.to;

/** True for a state inside another, at whatever depth. */
export const isWithin = (id: string, outer: string): boolean => id.startsWith(`${outer}.`);

/** The states that a state is inside of, the outermost first, and the state itself. */
export const pathOf = ({ nodes }: Labelled, at: string | undefined): readonly LabelledNode[] => {
  const node = nodes.find(({ id }) => id === at);
  return node ? [...pathOf({ nodes, edges: [] }, node.parent), node] : [];
};

/** So many labels of an arrow are written out. */
const most = 2;

const merged = (edges: readonly LabelledEdge[], say: Say): readonly LabelledEdge[] =>
  [...Map.groupBy(edges, ({ from, to }) => `${from} ${to}`)].flatMap(([id, alike]) => {
    const [first] = alike;
    const labels = [...new Set(alike.map(({ label }) => label))];
    const more = labels.length - most;
    const shown =
      more > 1 ? [...labels.slice(0, most), say('inspect:machine.more', { count: more })] : labels;
    return first ? [{ ...first, id, label: shown.join('\n') }] : [];
  });
