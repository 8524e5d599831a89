import { freeFrom, isForSome, type Node, type Visible, type Way } from './visible.ts';

/** The place of a page of an open step: its line, its column, and its track where two exclude each other. */
export interface Stop {
  readonly node: Node;
  readonly line: number;
  readonly column: number;
  readonly track: number;
}

/**
 * How each way of an open step is said. A way is drawn to what follows on its line or on the one beside it; implied where all between is for
 * some only, which dashed arrows say; said in words on its target from farther away, or on its start where the step is left before the line
 * ends; else one of the two rails stands for it, into the step or out of it.
 */
export type Saying = 'drawn' | 'implied' | 'words' | 'rails';
export type Lines = Readonly<Record<Saying, readonly Way[]>> & {
  readonly stops: readonly Stop[];
  /** Of the ways drawn those whose target others go past, to what follows it. */
  readonly passed: ReadonlySet<Way>;
};

/**
 * An open step as lines with stops: a line for each page that the step is entered by, its followers behind it. Who is entered only from
 * one other line is put beside that line.
 */
export const linesOf = (step: string, { nodes, ways }: Visible): Lines => {
  const own = new Map(nodes.filter((node) => node.step === step).map((node) => [node.id, node]));
  const inside = ways.filter(({ from, to }) => own.has(from) && own.has(to));
  const stops = placed(own, ways, inside);
  const isNear = (way: Way) => {
    const [a, b] = [stops.get(way.from), stops.get(way.to)];
    const isBetween = ({ line, track, column }: Stop) =>
      a && b && line === a.line && track === a.track && column > a.column && column < b.column;
    return (
      a && b && a.column < b.column && Math.abs(a.line - b.line) <= 1 && ![...stops.values()].some(isBetween)
    );
  };
  const near = inside.filter(isNear);
  const from = (id: string) => near.filter((way) => way.from === id);
  /** True where the next page is reached past others that only some see: their dashed arrows say it. */
  const isImplied = (id: string, to: string): boolean =>
    from(id).some((way) => isForSome(way) && from(way.to).some((w) => w.to === to || isImplied(way.to, to)));
  /** True where a line ends, or where only some see the rest of it. */
  const isEnd = (id: string): boolean =>
    ways.some((way) => way.from === id && !own.has(way.to)) &&
    (from(id).length === 0 || from(id).some((way) => isForSome(way) && isEnd(way.to)));
  const sayingOf = (way: Way): Saying => {
    if (!own.has(way.from)) return 'rails';
    if (!own.has(way.to)) return isEnd(way.from) ? 'rails' : 'words';
    if (isImplied(way.from, way.to)) return 'implied';
    return near.includes(way) ? 'drawn' : 'words';
  };
  const touching = ways.filter((way) => own.has(way.from) || own.has(way.to));
  const { drawn = [], implied = [], words = [], rails = [] } = Object.groupBy(touching, sayingOf);
  return { stops: [...stops.values()], drawn, implied, words, rails, passed: passedOf(drawn) };
};

/** The ways that only some go, where others go from the same page to what follows the target; where a way splits nobody goes past. */
const passedOf = (drawn: readonly Way[]): ReadonlySet<Way> => {
  const after = (id: string): readonly string[] =>
    drawn.filter(({ from }) => from === id).flatMap(({ to }) => [to, ...after(to)]);
  const isPassed = (way: Way) => {
    const following = new Set(after(way.to));
    return isForSome(way) && way.of.some(({ page }) => page.next.some((code) => following.has(code)));
  };
  return new Set(drawn.filter(isPassed));
};

const placed = (
  own: ReadonlyMap<string, Node>,
  ways: readonly Way[],
  inside: readonly Way[],
): ReadonlyMap<string, Stop> => {
  const isEntry = (id: string) =>
    ways.some(({ from, to }) => to === id && !own.has(from)) || !inside.some(({ to }) => to === id);
  const before = (id: string) => inside.filter(({ to }) => to === id).map(({ from }) => from);
  const ordered = inOrder([...own.keys()], before);
  const entries = ordered.filter(isEntry).toSorted((a, b) => triedAt(a, ways) - triedAt(b, ways));
  const heads = new Map<string, string>();
  for (const id of ordered) {
    const leading = before(id).flatMap((from) => heads.get(from) ?? []);
    heads.set(id, isEntry(id) ? id : (entries.find((entry) => leading.includes(entry)) ?? id));
  }
  // A line that runs into another one stands right above it.
  const runs = (id: string, into: string) =>
    id !== into && inside.some(({ from, to }) => heads.get(from) === id && heads.get(to) === into);
  const joined = (id: string) => entries.find((other) => runs(id, other));
  const above = (id: string, below: readonly string[] = []): readonly string[] =>
    below.includes(id)
      ? []
      : entries
          .filter((other) => joined(other) === id)
          .flatMap((other) => above(other, [...below, id]))
          .concat(id);
  const order = [
    ...new Set([...entries.filter((id) => joined(id) === undefined).flatMap((id) => above(id)), ...entries]),
  ];
  const stops = new Map<string, Stop>();
  for (const id of ordered) {
    const node = own.get(id);
    const line = Math.max(0, order.indexOf(heads.get(id) ?? id));
    const column = Math.max(-1, ...before(id).map((from) => stops.get(from)?.column ?? -1)) + 1;
    const beside = [...stops.values()].filter((stop) => stop.line === line && stop.column === column);
    const wanted = Math.min(beside.length, ...before(id).flatMap((from) => stops.get(from)?.track ?? []));
    const taken = beside.map(({ track }) => track);
    if (node) stops.set(id, { node, line, column, track: freeFrom(wanted, taken) });
  }
  return stops;
};

/** When an entry is tried by the page before it, after those that are tried by nobody. */
const triedAt = (id: string, ways: readonly Way[]): number => {
  const all = ways.filter((way) => way.to === id).flatMap(({ of }) => of);
  return Math.min(...all.map(({ page, to }) => page.next.indexOf(to.code)));
};

/** Nodes so that each stands behind all that lead to it; a circle is broken where the flow first names one of it. */
const inOrder = (ids: readonly string[], before: (id: string) => readonly string[]): readonly string[] => {
  const done = new Set<string>();
  for (const _ of ids) {
    const left = ids.filter((id) => !done.has(id));
    done.add(left.find((id) => before(id).every((from) => done.has(from))) ?? left[0] ?? '');
  }
  return [...done];
};
