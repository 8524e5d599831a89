import { findPage } from '#machines/flow/compile.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { stays, type TrafficCount } from '#machines/service/analysts/traffic.ts';

/** Why somebody may have left a page: an answer refused there, a failure, a file refused. */
export type Hindrance = { readonly count: number } & (
  | { readonly kind: 'ERROR'; readonly field: string; readonly key: string }
  | { readonly kind: 'FAILED' | 'FILE'; readonly code: string }
);

/** What happened on a page; the rows of a list are one page. */
export interface PageTraffic {
  /** Its code. */
  readonly page: string;
  readonly step: string;
  /** How often somebody came to it, opening the flow there included. */
  readonly arrived: number;
  /** How many visits ended on it: none on a page where the flow ends, and of a form those that did not save it. */
  readonly left: number;
  /** How many visits opened on it. */
  readonly opened: number;
  /** How often its rule refused its address. */
  readonly closed: number;
  /** Seconds within which half of those who went on had answered it; undefined where nobody did. */
  readonly stay: number | undefined;
  /** The most frequent first. */
  readonly hindrances: readonly Hindrance[];
}

/** What was counted of a flow, by page and way. */
export interface TrafficSummary {
  /** How many visits there were. */
  readonly visits: number;
  /** Pages that somebody came to, by code. */
  readonly pages: ReadonlyMap<string, PageTraffic>;
  /** How often a page was left for another, by `from to`. */
  readonly ways: ReadonlyMap<string, number>;
}

/** Of fewer arrivals than that nothing is concluded. */
export const fewest = 5;

/** Puts what was counted of a flow together by page: who came, who went on, who left, and what was in their way. */
export const summariseTraffic = (flow: AnyFlow, counts: readonly TrafficCount[]): TrafficSummary => {
  const codeOf = (code: string): string => findPage(flow, code)?.record ?? code;
  const ways = new Map<string, number>();
  const byPage = new Map<string, TrafficCount[]>();
  const note = (page: string, count: TrafficCount) => byPage.set(page, [...(byPage.get(page) ?? []), count]);
  const arrivals = new Map<string, number>();
  for (const one of counts) {
    const [from, to] = [codeOf(one.page), codeOf(one.what)];
    if (one.kind === 'MOVED') {
      // From one row of a list to the next is the same page.
      if (from === to) continue;
      addTo(ways, `${from} ${to}`, one.count);
      addTo(arrivals, to, one.count);
    }
    if (one.kind === 'OPENED') addTo(arrivals, from, one.count);
    note(from, one);
  }
  const pages = new Map(
    flow.pages.flatMap(({ code, step, next, saves }) => {
      const arrived = arrivals.get(code) ?? 0;
      const own = byPage.get(code) ?? [];
      if (arrived === 0 && own.length === 0) return [];
      const isEnd = next.length === 0;
      // Whoever saves a form has answered it and goes nowhere in it.
      const went = sumOf(own, isEnd ? 'STAYED' : 'MOVED');
      return [
        [
          code,
          {
            page: code,
            step,
            arrived,
            left: isEnd && !saves ? 0 : Math.max(0, arrived - went),
            opened: sumOf(own, 'OPENED'),
            closed: sumOf(own, 'CLOSED'),
            stay: medianOf(own.filter(({ kind }) => kind === 'STAYED')),
            hindrances: own.flatMap(hindranceOf).toSorted((one, other) => other.count - one.count),
          },
        ] as const,
      ];
    }),
  );
  return { visits: sumOf(counts, 'OPENED'), pages, ways };
};

/** The pages that most visits ended on, the first the one that most did; of few arrivals nothing is concluded. */
export const mostLeft = ({ pages }: TrafficSummary, most: number): readonly PageTraffic[] =>
  [...pages.values()]
    .filter(({ arrived, left }) => arrived >= fewest && left > 0)
    .toSorted((one, other) => other.left - one.left)
    .slice(0, most);

const addTo = (sums: Map<string, number>, key: string, count: number) =>
  sums.set(key, count + (sums.get(key) ?? 0));

const sumOf = (counts: readonly TrafficCount[], wanted: TrafficCount['kind']): number =>
  counts.reduce((sum, { kind, count }) => (kind === wanted ? sum + count : sum), 0);

const medianOf = (counts: readonly TrafficCount[]): number | undefined => {
  const half = sumOf(counts, 'STAYED') / 2;
  let sum = 0;
  for (const stay of stays) {
    sum += sumOf(
      counts.filter(({ what }) => what === stay),
      'STAYED',
    );
    if (sum > 0 && sum >= half) return Number(stay);
  }
  return undefined;
};

const hindranceOf = ({ kind, what, count }: TrafficCount): readonly Hindrance[] => {
  if (kind === 'FAILED' || kind === 'FILE') return [{ kind, code: what, count }];
  if (kind !== 'ERROR') return [];
  const [field = '', key = ''] = what.split(':');
  return [{ kind, field, key, count }];
};
