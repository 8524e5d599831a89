import { findPage, type Flow } from '../../../machines/flow/defineFlow.ts';
import type { Page } from '../../../machines/flow/page.ts';
import type { ModelPath } from '../../model/modelPaths.ts';

/** Pages about the rows of a list are one to look at. */
const nameOf = ({ code, view, row }: Page) => (row === undefined ? code : view);

/** Takes a flow and paths; gives for each path what tells whether a page is to be looked at on it: every page once, on the first path there. */
export const firstVisits = (
  flow: Flow,
  paths: readonly ModelPath[],
): readonly ((page: Page) => boolean)[] => {
  const seen = new Set<string>();
  return paths.map(({ pages, events }) => {
    const first = new Set<string>();
    for (const [step, code] of pages.entries()) {
      const page = findPage(flow, code);
      const isStoodOn = events[step]?.type === 'NEXT' || page?.next.length === 0;
      if (page && isStoodOn && !seen.has(nameOf(page))) first.add(nameOf(page));
    }
    for (const name of first) seen.add(name);
    return (page) => first.delete(nameOf(page));
  });
};
