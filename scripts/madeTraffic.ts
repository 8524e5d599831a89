import { factWalks } from '#machines/analysis/factWalks.ts';
import { placesOn } from '#machines/flow/compile.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { addCount } from '#machines/service/analysts/addCount.ts';
import { stays, type TrafficCount } from '#machines/service/analysts/traffic.ts';

/** A number from 0 to 1, a new one at each call. */
export type Random = () => number;

/** Random numbers that are the same for the same seed (mulberry32, public domain). */
export const randomFrom = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const chanceOfError = 0.12;

/**
 * Visits of a flow that nobody made, to look at: each goes one of the ways that facts lead and may end on any page, the sooner the more
 * the page asks.
 */
export const madeTraffic = (flow: AnyFlow, visits: number, random: Random): readonly TrafficCount[] => {
  const ways = factWalks(flow).map(({ steps }) => steps.map(({ page }) => page));
  const counts = new Map<string, TrafficCount>();
  const add = (kind: TrafficCount['kind'], page: string, what = '') =>
    addCount(counts, { kind, page, what, count: 1 });
  const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  for (let visit = 0; visit < visits; visit += 1) {
    const [start] = flow.pages;
    const chosen = oneOf(ways) ?? [];
    // A flow of one form leads nowhere.
    const way = chosen.length === 0 && start ? [start] : chosen;
    add('OPENED', flow.start);
    for (const [at, page] of way.entries()) {
      const answers = placesOn(page).flatMap(({ question, answers: paths }) =>
        question.optional ? [] : paths,
      );
      if (random() < chanceOfError) {
        const field = oneOf(answers);
        if (field !== undefined) add('ERROR', page.code, `${field}:required`);
      }
      const next = way[at + 1];
      const isLeft = random() < chanceOfLeaving(page);
      // A form is saved where it stands.
      const isForm = page.saves && page.next.length === 0;
      if (!isLeft && (next !== undefined || isForm))
        add('STAYED', page.code, oneOf(stays.slice(0, 5)) ?? '10');
      if (isLeft || next === undefined) break;
      add('MOVED', page.code, next.code);
    }
  }
  return [...counts.values()];
};

const chanceOfLeaving = (page: AnyPage): number => 0.01 + 0.004 * placesOn(page).length;
