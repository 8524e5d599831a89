import { rowsOf } from './rowsOf.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { isForm } from './deciding.ts';
import type { ModelPath } from './modelPaths.ts';

/**
 * The transitions of a flow from page to page: `reporter -> vehicle`, and where a row is added or removed
 * `injuredParties +- injuredParty[1]`. Some lead on from a page that may be skipped only where it is.
 */
export const transitionsOf = (flow: AnyFlow): readonly string[] =>
  flow.instances.flatMap((page) => [
    ...(page.skipped ? [] : page.next.map((later) => `${page.code} -> ${later}`)),
    // What a form is filled in with is kept, and nothing follows.
    ...(isForm(page) ? [`${page.code} -> ${page.code}`] : []),
    ...editedTo(page).map((later) => `${page.code} +- ${later}`),
  ]);

/** Those on from pages that may be skipped, of which some are there only where they are. */
export const pastSkippable = (flow: AnyFlow): readonly string[] =>
  flow.instances.flatMap((page) =>
    page.skipped ? page.next.map((later) => `${page.code} -> ${later}`) : [],
  );

/** The first row is never added and the last one never removed, because one page is there whenever somebody is asked for. */
const editedTo = ({ code, rows }: AnyPage): readonly string[] => {
  if (!rows) return [];
  return code === rows.overview ? [rows.overview, ...rowsOf(rows).slice(1)] : [rows.overview];
};

/** The transitions that a way walks forward. */
export const walkedBy = ({ pages, events }: ModelPath): readonly string[] =>
  events.flatMap(({ type }, index) =>
    type === 'BACK' ? [] : [`${pages[index]} ${type === 'EDIT' ? '+-' : '->'} ${pages[index + 1]}`],
  );

/** A few of the ways that walk as many of the transitions as all of them do, the best first. */
export const greedyCover = (
  transitions: readonly string[],
  paths: readonly ModelPath[],
): readonly ModelPath[] => {
  const left = new Set(transitions);
  const ways = paths.map((path) => ({ path, walked: new Set(walkedBy(path)) }));
  const chosen: ModelPath[] = [];
  for (;;) {
    const gains = ways.map(({ walked }) => walked.intersection(left).size);
    const most = gains.reduce((one, other) => Math.max(one, other), 0);
    const best = ways[gains.indexOf(most)];
    if (!best || most === 0) return chosen;
    chosen.push(best.path);
    for (const transition of best.walked) left.delete(transition);
  }
};
