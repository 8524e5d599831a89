import type { Lines } from './lines.ts';
import type { Measure } from './measure.ts';
import { freeFrom, type Node, type Way } from './visible.ts';

export type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/** Sizes in pixels; Sheet.module.css draws text of these sizes. */
export const sizes = {
  edge: 20,
  gap: 52,
  head: { height: 98, least: 150, most: 260, storey: 35, name: 16, note: 13 },
  row: { height: 27, text: 14 },
  stop: { height: 26, gap: 6, between: 17, text: 12.5, padding: 20, least: 56, most: 210 },
  words: { text: 12, line: 14, first: 178, second: 144 },
} as const;

/** The heads of the steps, side by side over the whole width: what is open unfolds below them, so a head never moves. */
export const headsIn = (
  steps: readonly string[],
  width: number,
  storeys: number,
): ReadonlyMap<string, Box> => {
  const { edge, gap, head } = sizes;
  const room = (width - 2 * edge - gap * (steps.length - 1)) / steps.length;
  const across = Math.max(head.least, Math.min(head.most, room));
  return new Map<string, Box>(
    steps.map((step, at) => [
      step,
      { x: edge + at * (across + gap), y: edge + storeys * head.storey, width: across, height: head.height },
    ]),
  );
};

/** The storey of the words of each way between steps, the shortest at the bottom; two that would touch are on two storeys. */
export const storeysOf = (steps: readonly string[], ways: readonly Way[]): ReadonlyMap<Way, number> => {
  const start = ({ from, to }: Way) => Math.min(steps.indexOf(from), steps.indexOf(to));
  const end = ({ from, to }: Way) => Math.max(steps.indexOf(from), steps.indexOf(to));
  const storeys = new Map<Way, number>();
  for (const way of ways.toSorted((a, b) => end(a) - start(a) - (end(b) - start(b)))) {
    const isTouching = (other: Way) => start(way) < end(other) && start(other) < end(way);
    const least = end(way) - start(way) > 1 ? 1 : 0;
    storeys.set(
      way,
      freeFrom(
        least,
        [...storeys].flatMap(([other, at]) => (isTouching(other) ? [at] : [])),
      ),
    );
  }
  return storeys;
};

/** The column before which it is said who comes: the first, or the second where the step has one entry that splits. */
export const wordedColumn = ({ stops }: Pick<Lines, 'stops'>): 0 | 1 =>
  stops.every(({ line }) => line === 0) && stops.filter(({ column }) => column === 1).length > 2 ? 1 : 0;

/** The boxes of an open step's pages below `top`: each as wide as its name, behind all that lead to it, on the line it belongs to. */
export const boxesOf = (
  lines: Lines,
  top: number,
  measure: Measure,
): { readonly boxes: ReadonlyMap<string, Box>; readonly width: number; readonly height: number } => {
  const { stops, drawn } = lines;
  const { stop, words, edge } = sizes;
  const wide = (node: Node) =>
    Math.min(stop.most, Math.max(stop.least, measure(nameOf(node), stop.text, 600) + stop.padding));
  const tracksOf = (line: number) =>
    1 + Math.max(0, ...stops.filter((other) => other.line === line).map(({ track }) => track));
  const topOf = (line: number): number =>
    line === 0 ? top : topOf(line - 1) + tracksOf(line - 1) * (stop.height + stop.gap);
  const worded = wordedColumn(lines);
  const boxes = new Map<string, Box>();
  for (const { node, line, column, track } of stops.toSorted((a, b) => a.column - b.column)) {
    const ahead = stops.filter(
      (other) =>
        (other.line === line && other.column < column) ||
        drawn.some(({ from, to }) => from === other.node.id && to === node.id),
    );
    const ends = ahead.flatMap(({ node: { id } }) => {
      const box = boxes.get(id);
      return box ? [box.x + box.width + stop.between] : [];
    });
    const said = column === 1 && worded === 1 ? words.second : 0;
    const x = Math.max(edge + (worded === 0 ? words.first : 0), ...ends) + said;
    const y = topOf(line) + track * (stop.height + stop.gap);
    boxes.set(node.id, { x, y, width: wide(node), height: stop.height });
  }
  const right = [...boxes.values()].map(({ x, width }) => x + width);
  const count = 1 + Math.max(-1, ...stops.map(({ line }) => line));
  return { boxes, width: Math.max(0, ...right) + edge, height: topOf(count) - top };
};

/** The name of the page that a box of an open step stands for. */
export const nameOf = ({ pages, id }: Node): string => pages[0]?.name ?? id;
