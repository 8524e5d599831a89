import type { Flow } from '../../machines/flow/flow.ts';
import { notFound } from '../../machines/flow/machine/pages.ts';

/**
 * True for the name of a transition that no reporter can take: to and from the not-found page, Back from the first page, on from
 * a last one, Back from the page a sent claim is shown on and a typed address there, rows where there are none.
 */
export const neverTaken = (flow: Flow, name: string): boolean => {
  const ends = flow.pages.filter(({ next }) => next.length === 0).map(({ code }) => code);
  const withoutRows = flow.pages.filter(({ rows }) => !rows).map(({ code }) => code);
  const shownOnceSent = flow.pages.filter(({ submits }) => submits).flatMap(({ next }) => next);
  return (
    name.endsWith(`--> page.${notFound}`) ||
    name.startsWith(`page.${notFound} `) ||
    [flow.start, ...shownOnceSent].some((code) => name.startsWith(`page.${code} --BACK`)) ||
    withoutRows.some((code) => name.startsWith(`page.${code} --EDIT`)) ||
    ends.some((code) => name.startsWith(`page.${code} --NEXT`)) ||
    shownOnceSent.some((code) => name.startsWith('page --page.open') && name.endsWith(`--> page.${code}`))
  );
};
