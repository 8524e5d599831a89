import { rowsOf } from './rowsOf.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import type { ModelPath } from './modelPaths.ts';

/**
 * The transitions of a flow from page to page: `reporter -> vehicle`, and where a row is added or removed
 * `injuredParties +- injuredParty[1]`.
 */
export const transitionsOf = (flow: Flow): readonly string[] =>
  flow.instances.flatMap((page) => [
    ...page.next.map((later) => `${page.code} -> ${later}`),
    ...editedTo(page).map((later) => `${page.code} +- ${later}`),
  ]);

/** The first row is never added and the last one never removed, because one page is there whenever somebody is asked for. */
const editedTo = ({ code, rows }: Page): readonly string[] => {
  if (!rows) return [];
  return code === rows.overview ? [rows.overview, ...rowsOf(rows).slice(1)] : [rows.overview];
};

/** The transitions that a way walks forward. */
export const walkedBy = ({ pages, events }: ModelPath): readonly string[] =>
  events.flatMap(({ type }, index) =>
    type === 'BACK' ? [] : [`${pages[index]} ${type === 'NEXT' ? '->' : '+-'} ${pages[index + 1]}`],
  );

/** A few of the ways that walk as many of the transitions as all of them do, the best first. */
export const greedyCover = (
  transitions: readonly string[],
  paths: readonly ModelPath[],
): readonly ModelPath[] => {
  const left = new Set(transitions);
  const gain = (path: ModelPath) => new Set(walkedBy(path).filter((transition) => left.has(transition))).size;
  const chosen: ModelPath[] = [];
  for (;;) {
    const best = paths.reduce<ModelPath | undefined>(
      (one, other) => (one && gain(one) >= gain(other) ? one : other),
      undefined,
    );
    if (!best || gain(best) === 0) return chosen;
    chosen.push(best);
    for (const transition of walkedBy(best)) left.delete(transition);
  }
};
